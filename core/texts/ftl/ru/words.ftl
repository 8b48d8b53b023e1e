### Слова, которые нужны везде.

## Стороны. Первые два слова — заголовки; word-side стоит внутри предложения, как подлежащее;
## word-side.start — в его начале.

word-white = Белые
word-black = Чёрные
word-side = { $side ->
    [white] белые
   *[black] чёрные
}
    .start = { $side ->
        [white] { word-white }
       *[black] { word-black }
    }
    .genitive = { $side ->
        [white] белых
       *[black] чёрных
    }

## Фигуры и пешки, в именительном падеже; word-man.none стоит перед «не может»

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
    .genitive = { $man ->
        [white-king] белого короля
        [white-queen] белого ферзя
        [white-rook] белой ладьи
        [white-bishop] белого слона
        [white-knight] белого коня
        [white-pawn] белой пешки
        [black-king] чёрного короля
        [black-queen] чёрного ферзя
        [black-rook] чёрной ладьи
        [black-bishop] чёрного слона
        [black-knight] чёрного коня
       *[black-pawn] чёрной пешки
    }
    .none = { $man ->
        [white-king] белый король
        [white-queen] ни один белый ферзь
        [white-rook] ни одна белая ладья
        [white-bishop] ни один белый слон
        [white-knight] ни один белый конь
        [white-pawn] ни одна белая пешка
        [black-king] чёрный король
        [black-queen] ни один чёрный ферзь
        [black-rook] ни одна чёрная ладья
        [black-bishop] ни один чёрный слон
        [black-knight] ни один чёрный конь
       *[black-pawn] ни одна чёрная пешка
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

## Классы игры по контролю времени; первые три — американские

word-time-class = { $class ->
    [regular] обычная игра (regular)
    [dual] обычная и быстрая игра (dual)
    [quick] быстрая игра (quick)
    [standard] классические шахматы
    [rapid] быстрые шахматы
   *[blitz] блиц
}

## Результаты

word-draw = Ничья
word-white-wins = Белые выиграли
word-black-wins = Чёрные выиграли

## Грамматика

word-list-end = { $names } и { $last }
# Среди ходов: «после: начальной позиции и 2...Ng8».
word-start-in-list = начальной позиции

## Что должен знать каждый

word-not-certified = Эта программа никем не сертифицирована: ни Шахматной федерацией США, ни ФИДЕ. Пользуйтесь ею во время партии только с разрешения арбитра.
