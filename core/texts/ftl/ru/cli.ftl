### Сообщения командной строки.

## Решение

cli-edition = Редакция правил: { $id ->
    [us-2020] правила Шахматной федерации США 2020 года
    [us-2024] правила Шахматной федерации США 2024 года
    [fide-2014-rapid-15] статья 15 о быстрых шахматах, по приложению ФИДЕ 2014 года
    [fide-2017-07] правила шахмат ФИДЕ, июль 2017 года
    [fide-2018] правила шахмат ФИДЕ 2018 года
   *[fide-2023] правила шахмат ФИДЕ 2023 года
} ({ $id })
cli-time-class = Класс игры: { $source ->
    [asked] { word-time-class }, указано в --class
    [tag] { word-time-class }, по тегу TimeControl
    [edition] { word-time-class }, других в этой редакции нет
   *[assumed] предположительно { word-time-class }, так как ни в --class, ни в теге TimeControl это не указано
}
cli-claim = Требование: { $kind ->
    [threefold] троекратное повторение позиции
    [fivefold] пятикратное повторение позиции
    [fifty] правило 50 ходов
   *[seventy-five] правило 75 ходов
}; { $by ->
    [white] { $intending ->
        [none] заявили белые; без объявленного хода
       *[other] заявили белые; объявленный ход { $intending }
    }
    [black] { $intending ->
        [none] заявили чёрные; без объявленного хода
       *[other] заявили чёрные; объявленный ход { $intending }
    }
    [director] { $intending ->
        [none] по инициативе арбитра
       *[other] по инициативе арбитра; объявленный ход { $intending }
    }
   *[none] { $intending ->
        [none] пока никем не заявлено
       *[other] пока никем не заявлено; объявленный ход { $intending }
    }
}
cli-at = { $name ->
    [start] Момент: начальная позиция
   *[other] Момент: после { $name } (полуход { $ply })
}
cli-result = Результат: { $state ->
    [over] партия окончена, { $figures }
    [goes-on] партия продолжается
   *[not-decided] решения ещё нет
}
cli-evidence = Доказательства
cli-director-only = Только для арбитра
cli-open = Открытые вопросы
cli-rules = { $rules ->
    [none] Правила: нет
   *[other] Правила: { $rules }
}
cli-who-may-claim = Кто может заявить требование
cli-would-be = { $by ->
    [white] Требование белых
    [black] Требование чёрных
   *[director] Требование арбитра
} { $verdict ->
    [verdict-upheld] было бы удовлетворено
    [verdict-rejected] было бы отклонено
    [verdict-not-in-order] не было бы принято к рассмотрению
    [verdict-no-such-claim] этими правилами не предусмотрено
   *[verdict-for-director] осталось бы на решение арбитра
}
cli-no-claimant = Требования никто не заявил. Решает арбитр.

## Диаграммы и списки доказательств

cli-after = После { $name }
cli-start = Начальная позиция
cli-legend = Заглавные буквы — белые, строчные — чёрные: K король, Q ферзь, R ладья, B слон, N конь, P пешка.
cli-about-to-appear = Возникнет после { $name }
cli-to-move = Ход { word-side.genitive }
cli-castling = Рокировка: { $letters }
cli-en-passant = { $square ->
    [none] На проходе: нет
   *[other] На проходе: { $square }
}
cli-occurrences = Появления позиции
cli-look-alikes = Позиции, которые выглядят так же, но отличаются
cli-look-alike = { $name ->
    [start] Начальная позиция
   *[other] После { $name } (полуход { $ply })
}
cli-quiet = { $since ->
    [start] Полуходов без взятий и ходов пешками: не меньше { $least }, не больше { $most }, с начальной позиции
   *[other] Полуходов без взятий и ходов пешками: не меньше { $least }, не больше { $most }, после { $since }
}
cli-quiet-run = { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
} без взятий и ходов пешками: { $plies ->
    [1] { $first }
   *[other] от { $first } до { $last }
}; { $since ->
    [start] с начальной позиции взятий и ходов пешками не было
   *[other] взятие или ход пешкой перед этим: { $since }
}
cli-quiet-none = { $since ->
    [start] После начальной позиции ходов ещё не было; счёт полуходов ещё не начался
   *[other] Последний ход { $since } — взятие или ход пешкой; счёт полуходов ещё не начался
}

## Проверка партий

cli-game = Партия { $index } (строка { $line }): { $white } – { $black }
cli-all-legal = Полуходов: { $plies }, все сделаны по правилам
cli-fault = Полуходов по правилам: { $legal }. Первая ошибка (строка { $line }, столбец { $column }): { $name }
cli-gaps = Пропущенные ходы: { $plies }
cli-notation-found = { $notation ->
    [descriptive] Записано описательной нотацией
   *[other] Записано буквами другого языка: { $notation }
}
cli-notations-undecided = Ходы можно прочесть в нескольких нотациях, и по-разному: { $notations }; прочитано английскими буквами. Выберите нотацию с помощью --from, чтобы это решить.
cli-as-written = Оставлено как записано: { word-moves }, первый — { $first }
cli-left-out = Опущено, потому что место для этого есть только в PGN: комментариев { $comments }, вариантов { $variations }, пометок { $annotations }, показаний часов { $clocks }
cli-safe-without-pgn = --safe действует только вместе с --to pgn
cli-lenient = Понято, хотя записано необычно: { word-moves }, первый — { $first }
cli-result-tag-differs = В теге Result указано { $tag }, а в конце записи ходов — { $text }.
cli-result-against-board = Указан результат { $result }, но ход { $by } закончил партию на доске: { $board }.
cli-warning-at = Необычное место: строка { $line }, столбец { $column }
cli-more-oddities = Ещё необычных мест в этой партии: { $count }; их перечисляет scoresheet check
cli-account = Байтов текста: { $total }, из них в партиях { $read }, пробелов { $blank }, опущено с предупреждением { $warned }
cli-checked = Проверено партий: { $games }, с ошибкой: { $faulty }

## Что не так с входными данными

cli-cannot-read = Не удаётся прочесть { $path }: { $why }
cli-no-game = В файле { $path } нет партий. Нужен файл PGN хотя бы с одной партией.
cli-several-games = Партий в файле { $path }: { $games }. Укажите нужную с помощью --game.
cli-no-such-game = Партии { $game } нет. Партий в файле: { $games }. Укажите нужную с помощью --game, считая с 1.
cli-unusable-start = { $path }, партия { $game }: решить ничего нельзя, так как начало партии не читается. { $what }. Исправьте файл.
cli-no-such-ply = Полухода { $asked } нет. Полуходов в партии: { $plies }. Укажите нужный с помощью --at, числом (50) или ходом (25b).
cli-bad-json = В файле { $path } не тот JSON, который ожидается: { $why }
cli-bad-claims = { $path }, строка { $line }: { $why }
