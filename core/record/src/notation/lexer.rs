//! lexer
