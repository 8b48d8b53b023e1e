### Слова, которые нужны везде.

## Стороны. Первые два слова — заголовки; word-side стоит внутри предложения, как подлежащее.

word-white = Белые
word-black = Чёрные
word-side = { $side ->
    [white] белые
   *[black] чёрные
}

## Фигуры и пешки, в именительном падеже

word-king = король
word-queen = ферзь
word-rook = ладья
word-bishop = слон
word-knight = конь
word-pawn = пешка
word-kind = { $role ->
    [king] { word-king }
    [queen] { word-queen }
    [rook] { word-rook }
    [bishop] { word-bishop }
    [knight] { word-knight }
   *[pawn] { word-pawn }
}
word-man = { $man ->
    [white-king] белый король
    [white-queen] белый ферзь
    [white-rook] белая ладья
    [white-bishop] белый слон
    [white-knight] белый конь
    [white-pawn] белая пешка
    [black-king] чёрный король
    [black-queen] чёрный ферзь
    [black-rook] чёрная ладья
    [black-bishop] чёрный слон
    [black-knight] чёрный конь
   *[black-pawn] чёрная пешка
}

## Количества

word-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
word-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
word-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}

## Результаты

word-draw = Ничья
word-white-wins = Белые выиграли
word-black-wins = Чёрные выиграли

## Грамматика

word-list-end = { $names } и { $last }

## Что должен знать каждый

word-not-certified = Эта программа никем не сертифицирована: ни Шахматной федерацией США, ни ФИДЕ. Пользуйтесь ею во время партии только с разрешения арбитра.
