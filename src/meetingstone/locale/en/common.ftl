# A list: "Orcs, Trolls and Dwarves".
list-between = { ", " }
list-last = { " and " }

unknown-game = There is no game called “{ $name }”{ $count ->
    [0] , and none is installed.
   *[other] ; the nearest is “{ $nearest }” (there are: { $known }).
}
unknown-bot = There is no bot called “{ $name }”{ $count ->
    [0] , and none is installed.
   *[other] ; the nearest is “{ $nearest }” (there are: { $known }).
}
