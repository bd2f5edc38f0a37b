# Das Haus
rules-of = Regeln: { $game }
rules-as-in = Wie in { $game }: { $title }
rules-instead = In { $game }: { $rule }
rules-same = Wie in { $game }
rules-search = In den Regeln suchen
rules-open-all = Alle öffnen
rules-close-all = Alle schließen
rules-ids = Regelnummern
rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Regel
   *[other] { $count } Regeln
 }
rule-see = Regel { $rule } ansehen
rules-here = An diesem Tisch: { $options }
# What people look for = what the rules call it.
rules-synonyms =
    unentschieden, gleichstand, remis, patt = mehrere sie, gleichstand
    platzhalter, wildcard = joker
    aufhören, bleiben = stopp, passen
    aussetzen = passen
    verlieren, verloren, tot, platzen = verzock
    sieg, sieger = gewinnt
    feld, quadrat, zelle = kästchen, felder
    abhaken, ankreuzen = kreuz
    werfen, wurf = würf
    multiplizieren, zweimal = doppel
    friedhof, gebraucht, weg = abgelegt, ablage
    kartenstapel, deck = stapel
    strafe, minus, negativ, abzug = zieh 2, punkte ab
    solo, einzeln = allein
    spieler, personen = leute


# Vor der Partie
lobby-seats = Wer spielt
no-seats = Hier sitzt noch niemand
your-name = Dein Name
sit-down = Hinsetzen
name-first = Schreib zuerst deinen Namen.
another-name = Noch jemand an diesem Gerät
add-name = Hinzufügen
this-device = an diesem Gerät
too-few = Mindestens { $few } müssen mitspielen
away = weg
begins = beginnt
who-begins = Wer beginnt
by-chance = das Los entscheidet
add-bot = Bot: { $bot }
other-bots = Andere Bots
bot-greedy = gierig
bot-uniform = sorglos
remove-seat = { $name } entfernen
outside-box = Laut Schachtel { $few } bis { $many } Personen; weniger geht auch.
leave = Tisch verlassen
start = Mit { $count } starten
start-alone = Allein spielen
host-starts = Der Gastgeber startet die Partie
invite-title = Freunde einladen
invite-code = Code zum Vorlesen
invite-link = Link zu diesem Tisch
qr = QR-Code des Links zu diesem Tisch
share-link = Teilen
options = So spielt ihr
timer = Zeit für einen Zug
timer-none = so lange ihr wollt
timer-seconds = { $seconds } Sekunden
time-left = noch { $seconds } Sekunden
watching-allowed = Andere dürfen zuschauen
lock = Tisch schließen: Niemand darf sich mehr dazusetzen
locked = Der Gastgeber hat den Tisch geschlossen: Niemand darf sich mehr dazusetzen.
host = Gastgeber
renamed = So heißt hier schon jemand, also bist du { $name }.
for-good = { $name } von diesem Tisch ausschließen
for-good-short = Ausschließen
for-good-sure = Endgültig? { $name } kann nicht zurückkommen, nicht einmal zum Zuschauen. Zum Ausschließen noch einmal drücken.
for-good-yes = Endgültig?
sealing-title = { $luck ->
    [cards] Die Karten werden versiegelt
   *[dice] Die Würfel werden versiegelt
 }
sealing-sentence = { $luck ->
    [cards] Alle geben ein wenig Zufall dazu, damit niemand die Karten bestimmen kann. Nach der Partie könnt ihr es nachprüfen.
   *[dice] Alle geben ein wenig Zufall dazu, damit niemand die Würfel bestimmen kann. Nach der Partie könnt ihr es nachprüfen.
 }
sealing-again = Der Server wurde aus einer Sicherung wiederhergestellt. Die Würfel werden neu versiegelt, damit kein Wurf noch einmal kommt, den schon jemand gesehen hat; dann geht es weiter.
sealing-device = { $luck ->
    [cards] Die Partie kommt von einem Gerät. Ab hier sind ihre Karten versiegelt; die von dort lassen sich nicht prüfen.
   *[dice] Die Partie kommt von einem Gerät. Ab hier sind ihre Würfel versiegelt; die Würfe von dort lassen sich nicht prüfen.
 }

# Am Tisch
connection-lost = Verbindung verloren. Dein Platz und deine Züge sind sicher.
not-kept-full = Der Speicher dieses Geräts ist voll: Das wurde nicht gespeichert. Gib etwas Speicher frei und versuch es noch einmal.
not-kept-refused = Dieser Browser merkt sich nichts: Das wurde nicht gespeichert.
try-now = Verbinden
the-rule = Die Regel
unsay = Zurücknehmen
brings-nothing = noch keine Punkte
closed-gone = Diesen Tisch gibt es nicht, oder er ist nicht für dich offen
closed-aside = Dieser Server kann den Tisch nicht lesen; er bleibt unverändert aufbewahrt
old-title = Diese Seite ist älter als der Server
reload = Neu laden
log = Spielverlauf
watching = Du schaust zu
waiting-for = { $names ->
    [Du] Warten auf dich
   *[other] Warten auf { $names }
 }
acts = { $count ->
    [one] { $names } wählt
   *[other] { $names } wählen
 }
holds = Lass dir Zeit, dann geht es weiter
table-rolls = { $luck ->
    [cards] Gleich kommt die nächste Karte
   *[dice] Die Würfel rollen
 }
now-you = Du bist dran: { $what }
now-name = { $name }: { $what }
name-away = { $name } (weg)
you-watch = Du schaust zu.
you-left = Ein Bot spielt für dich weiter.
take-back = Zurück auf deinen Platz
plays-bot = Bot
bot-for = Vertretung: einen Bot für { $name } spielen lassen
stand-in = Vertretung
to-seats = Zu den Plätzen
ask-seat = Darum bitten
ask-seat-of = Um den Platz von { $name } bitten
claim-seat = Das bin ich
claim-seat-of = Das bin ich: { $name }
seat-asked = Du hast den Gastgeber um den Platz von { $name } gebeten.
seat-granted = Der Gastgeber ist einverstanden: Nach diesem Zug gehört dir der Platz von { $name }.
claimed = Jemand am Tisch muss bestätigen, dass du { $name } bist.
asks-seat = { $name } hätte gern den Platz von { $seat }.
seat-soon = { $name } bekommt nach diesem Zug den Platz von { $seat }.
claims = Jemand mit einem anderen Gerät sagt: Ich bin { $name }. Stimmt das?
seat-yes = Platz geben
claim-yes = Ja, stimmt
answer-no = Nein
withdraw = Doch nicht
no-seat = Diesmal kein Platz.
acting-host = Du bist Gastgeber, solange der Gastgeber weg ist.
keys = Tasten
key-d = zum nächsten Würfel
key-g = zum nächsten markierten Feld
cap-home = Pos1
cap-end = Ende
cap-enter = Eingabe
cap-escape = Esc
key-arrows = von Feld zu Feld, von Würfel zu Würfel
key-enter = antippen
key-u = rückgängig
key-c = der große Knopf
key-r = die Regel, wo eine angeboten wird
key-l = Spielverlauf, und wer mitspielt
key-help = diese Seite
speed = Tempo
speed-calm = ruhig
speed-normal = normal
speed-quick = schnell
speed-none = sofort
choosing = wählt …
has-chosen = hat gewählt
leave-game = Gehen; ein Bot spielt weiter
end-game = Partie ohne Ergebnis beenden
end-sure = Wirklich beenden? Dann gewinnt niemand.
end-not = Doch weiterspielen
end-agreed = { $count ->
    [one] { $names } möchte hier aufhören; Schluss ist, wenn alle einverstanden sind.
   *[other] { $names } möchten hier aufhören; Schluss ist, wenn alle einverstanden sind.
 }
dice = Würfel
undo = Rückgängig
undo-nothing = Noch ist nichts gewählt. Ein bestätigter Zug lässt sich nur zurücknehmen, solange andere noch wählen.
undo-nothing-alone = Noch ist nichts gewählt. Ein bestätigter Zug gilt.
not-yet = Die anderen wählen noch
all-chosen = { $count ->
    [one] Du hast gewählt
   *[other] Alle haben gewählt
 }
total = Summe
player = Name
scores = Punkte
sheet-of = { $name ->
    [Du] Dein Blatt
   *[other] Blatt von { $name }
 }
enlarge = Punkte, Blatt vergrößern

# Felder
square-free = frei
square-chosen = gewählt
square-legal = möglich
square-last = letzter Zug

# Das Ende
over-alone = { $count ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
over-ended = Ohne Ergebnis beendet
over-ended-agreed = Alle wollten die Partie hier beenden.
over-ended-alone = Du hast die Partie hier beendet.
over-look = Den Tisch ansehen
over-ended-too_long = So lange dauert keine Partie, die noch jemand gewinnt.
rating = Stufe { $rating }
bis = Noch eine Partie!
bis-join = Zur nächsten Partie
replay = Rückschau
record = Partie speichern
review-about = was der Trainer zu jeder Entscheidung sagt
replay-about = die Partie noch einmal, Schritt für Schritt
record-about = als Datei, um sie überall anzusehen
dice-check = { $luck ->
    [cards] Karten prüfen
   *[dice] Würfel prüfen
 }
dice-check-about = ging alles mit rechten Dingen zu?
dice-fair = { $luck ->
    [cards] Ja: Die Karten waren vor der Partie gezogen und versiegelt, und niemand konnte sie ändern.
   *[dice] Ja: Die Würfe waren vor der Partie gezogen und versiegelt, und niemand konnte sie ändern.
 }
dice-how = Wie das geprüft wird
dice-check-sentence = Vor der Partie hat der Server die Prüfsumme seines Startwerts veröffentlicht, dann alle die eines eigenen Beitrags; danach wurden die Beiträge genannt. Zusammen bestimmen sie alles. Dein Browser zieht nun aus der Aufzeichnung alles noch einmal; „bis verify“ macht dasselbe.
dice-checking = Wird nachgerechnet …
dice-unchecked = Die Aufzeichnung ließ sich nicht lesen. Bitte versuch es noch einmal.
dice-first = Zuerst: { $name }
dice-fits = { $count ->
    [one] Es stimmt: Der Startwert ergibt diesen Wurf oder diese Karte.
   *[other] Es stimmt: Der Startwert ergibt alle { $count } Würfe oder Karten.
 }
dice-wrong = Nummer { $number } stimmt nicht: Der Startwert ergibt „{ $drawn }“, in der Aufzeichnung steht „{ $recorded }“.
fits = stimmt:
fits-not = stimmt nicht:
dice-commit = Vor der Partie veröffentlicht (SHA-256)
dice-share = { $name ->
    [Du] Dein Beitrag
   *[other] Beitrag von { $name }
 }
dice-seed = Der Startwert, offengelegt
dice-kept = Es ist der versprochene Startwert.
dice-broken = Es ist nicht der versprochene Startwert!
dice-unkept = Der Beitrag von { $name } ist nicht der versprochene!
dice-promise = { $name ->
    [Du] Von dir versprochen (SHA-256)
   *[other] Versprochen von { $name } (SHA-256)
 }
dice-watched = { $count ->
    [one] Und es ist die Partie, die dieses Gerät gesehen hat: was veröffentlicht, versprochen und beigetragen wurde und der eine Wurf oder die eine Karte.
   *[other] Und es ist die Partie, die dieses Gerät gesehen hat: was veröffentlicht, versprochen und beigetragen wurde und die { $count } Würfe oder Karten.
 }
dice-unwatched = Dieses Gerät hat die Partie nicht gesehen und kann nicht sagen, ob es ihre Aufzeichnung ist.
device-whole = { $luck ->
    [cards] Diese Partie wurde auf einem Gerät gespielt: Niemand kann ihre Karten prüfen.
   *[dice] Diese Partie wurde auf einem Gerät gespielt: Niemand kann ihre Würfel prüfen.
 }
bring = Mit Freunden weiterspielen
bring-sentence = Die Partie zieht auf den Server um, und Freunde können die Plätze der Bots übernehmen. Von da an werden die Würfel neu versiegelt.
bring-over = Zu meinen Partien legen
bring-over-sentence = Die Partie zieht auf den Server um: Dort bleibt sie bei deinen anderen Partien, und der Trainer kann sie mit dir ansehen.
bring-failed = Das hat nicht geklappt. Die Partie ist noch hier; bitte versuch es noch einmal.
dice-apart = Das ist nicht die Aufzeichnung der Partie, die dieses Gerät gesehen hat!
dice-undone = { $count ->
    [one] Der Tisch wurde auf einen früheren Stand zurückgesetzt; ein Wurf oder eine Karte wurde zurückgenommen.
   *[other] Der Tisch wurde auf einen früheren Stand zurückgesetzt; { $count } Würfe oder Karten wurden zurückgenommen.
 }
dice-resealed = { $luck ->
    [cards] Ab Nummer { $event } wurden die Karten neu versiegelt.
   *[dice] Ab Nummer { $event } wurden die Würfel neu versiegelt.
 }
dice-withheld = { $name } hat einen Beitrag versprochen und nicht genannt.
dice-device = { $luck ->
    [cards] Die Partie begann auf einem Gerät. Die ersten { $count } Karten wurden dort gegeben und lassen sich nicht prüfen.
   *[dice] Die Partie begann auf einem Gerät. Die ersten { $count } Würfe fielen dort und lassen sich nicht prüfen.
 }
misfit-commit = Vor der Partie hat der Server { $seen } veröffentlicht; in der Aufzeichnung steht { $recorded }: Der Startwert wurde später gewählt.
misfit-from = Ein Siegel begann mit Nummer { $seen }; in der Aufzeichnung steht { $recorded }.
misfit-promise = { $name } hat { $seen } versprochen; in der Aufzeichnung steht { $recorded }.
misfit-share = { $name } hat { $seen } beigetragen; in der Aufzeichnung steht { $recorded }.
misfit-seal = Die Aufzeichnung nennt ein Siegel, von dem dieses Gerät nie erfahren hat: { $recorded }.
misfit-roll = In Zeile { $line } hat dieses Gerät „{ $seen }“ gesehen; in der Aufzeichnung steht „{ $recorded }“.
record-sentence = Die Aufzeichnung einer Partie, wie Bis sie speichert, wird hier Schritt für Schritt nachgespielt, und ihre Würfel oder Karten werden noch einmal gezogen. Sie bleibt auf diesem Gerät.
record-file = Eine Datei wählen
record-text = oder den Text einfügen
record-read = Lesen
record-another = Eine andere Aufzeichnung
record-wrong = Das ist keine Aufzeichnung einer Partie nach den Regeln: Zeile { $line } kann nicht stimmen.
record-unread = Die Aufzeichnung konnte nicht gelesen werden.
replay-start = Die Partie beginnt
replay-chosen = { $you ->
    [yes] Du hast gewählt; gezeigt wird es, wenn alle gewählt haben
   *[no] { $name } hat gewählt; gezeigt wird es, wenn alle gewählt haben
 }
replay-back = Ein Schritt zurück
replay-forth = Ein Schritt weiter
replay-play = Abspielen
replay-pause = Pause
replay-line = Schritt
replay-speed = Tempo
copy-position = Link zu diesem Schritt
to-table = Zum Tisch

# Wer man hier ist
arrive-title = Deine Partien auf diesem Gerät
arrive-sentence = Dann hat dieses Gerät die Plätze und Partien des Geräts, von dem der Link kommt.
arrive = Meine Partien hierherholen
arrive-own = { $tables ->
    [one] Dieses Gerät hat einen eigenen Tisch. Er bleibt, wo er ist, aber dieses Gerät hat dann keinen Platz mehr daran.
   *[other] Dieses Gerät hat { $tables } eigene Tische. Sie bleiben, wo sie sind, aber dieses Gerät hat dann keinen Platz mehr daran.
 }
arrive-anyway = Meine Partien trotzdem holen
arrive-not = Alles so lassen
arrive-late = Dieser Link wurde schon benutzt oder ist zu alt. Mach auf dem anderen Gerät einen neuen.
closed-forgotten = Hier kennt dich niemand mehr

# Ein Tisch, der weg soll
delete-table = Diesen Tisch löschen
delete-question = Diesen Tisch löschen?
delete-sentence = Nichts bleibt davon übrig: keine Züge, keine Punkte, keine Aufzeichnung. Es geschieht, wenn alle einverstanden sind, die hier sitzen.
delete-sentence-now = Nichts bleibt davon übrig: keine Züge, keine Punkte, keine Aufzeichnung. Es geschieht sofort.
delete-agree = Ja, löschen
delete-back = Nein, behalten
delete-wanted = Diesen Tisch löschen? Dafür: { $names }. Es geschieht, wenn alle einverstanden sind, die hier sitzen.
delete-take-back = Doch behalten
closed-deleted = Alle, die hier saßen, haben diesen Tisch gelöscht

# Eine erste Partie
learn-title = { $game }: erste Partie
learn-leave = Gehen; du kannst später weitermachen
learn-teacher = Deine Anleitung
learn-lesson = Lektion { $number } von { $count }: { $title }
learn-back = Ein Schritt zurück
learn-forth = Weiter
learn-next = Nächste Lektion
learn-finish = Das war’s!
learn-read = Drück zuerst unten auf „{ $button }“.
learn-otherwise = Auch das geht. Versuch hier, was markiert ist.
learn-take-back = Nimm zuerst zurück, was auf { $squares } steht: mit dem Pfeil unten.
learn-done = Mehr brauchst du nicht!
learn-done-sentence = { $count ->
    [one] Jetzt kannst du { $game } spielen. Ein Bot wartet auf dich.
   *[other] Jetzt kannst du { $game } spielen. Die Bots warten auf dich.
 }
learn-play = Jetzt spielen
learn-with = { $count ->
    [one] Du und ein Bot: { $bot }
   *[other] Du und { $count } Bots: { $bot }
 }
learn-easier = { $count ->
    [one] Gegen einen leichteren Bot spielen
   *[other] Gegen leichtere Bots spielen
 }
learn-bots = Wie viele Bots, und wie stark
learn-again = Noch einmal von vorn

# Der Trainer
hint = Tipp
hint-thinking = Der Trainer denkt nach …
hint-slow = Der Trainer macht sich noch bereit …
hint-closer = Ein erster Blick; ein genauerer folgt …
hint-best = Am besten: { $move }. { $worth }
hint-play = Diesen Zug spielen
hint-order = Einige der besten, nach deiner Gewinnchance; andere können ebenso gut sein
hint-order-all = Nach deiner Gewinnchance sortiert
hint-decided = { $won ->
    [yes] Du hast so gut wie gewonnen, egal was du wählst. Nach Punkten sortiert
   *[no] Du kannst kaum noch gewinnen, egal was du wählst. Nach Punkten sortiert
 }
hint-holds = Geh erst unten weiter: Danach gibt es wieder Tipps
hint-odds = { $what }: { $parts }
hint-near = ebenso gut, soweit man es sagen kann
hint-near-first = so gut wie Zug 2, soweit man es sagen kann
hint-ahead-near = dafür spricht: { $what }
hint-ahead = anders als Zug 2: { $what }
hint-look = Fingerzeig
hint-look-told = Fingerzeig: { $what }
hint-moves = Beste Züge
sure-title = Wirklich?
sure-cost = Der Trainer, ein starker Bot, meint, das kostet wohl { $amount }.
sure-drop = Der Trainer, ein starker Bot, meint, deine Gewinnchance sinkt damit von { $from } auf { $to }.
sure-better = Besser:
sure-hard = warum, ist schwer zu sehen: oft ausprobiert war er besser
sure-same = jetzt zählen beide gleich viel; oft ausprobiert war dieser besser
why-more = Woher die Punkte kommen
sure-show = Zeig ihn mir
sure-not = Noch einmal überlegen
sure-yes = Trotzdem spielen
sure-now = Jetzt spielen
sure-looking = Der Trainer schaut …
sure-best = Der Trainer hätte genauso gespielt
sure-best-first = Der Trainer, ein starker Bot, hätte genauso gespielt
sure-fine = Etwa so gut wie der Zug des Trainers
sure-fine-first = Etwa so gut wie der Zug des Trainers, eines starken Bots
sure-close = Vielleicht etwas schwächer als der Zug des Trainers: schwer zu sagen
sure-behind = Kostet Punkte, ändert deine Gewinnchance aber kaum: Du liegst weit zurück
sure-ahead = Kostet Punkte, ändert deine Gewinnchance aber kaum: Du liegst weit vorn
sure-lost = Du kannst kaum noch gewinnen, was du auch spielst
sure-unable = Der Trainer konnte diesen Zug nicht ansehen
sure-setting = Vor Fehlern nachfragen
key-i = ein Tipp, allein oder gegen Bots
worth = { $count ->
    [one] { $points } Punkt am Ende zu erwarten
   *[other] { $points } Punkte am Ende zu erwarten
 }
worth-less = { $count ->
    [one] { $points } Punkt weniger
   *[other] { $points } Punkte weniger
 }
worth-more = { $count ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
 }
worth-near = ebenso gut
worth-same = genauso viele Punkte
worth-wins = gewinnt zu { $win }
try-again = Noch einmal
review = Analyse
review-of = Analyse: { $game }
review-queued = { $ahead ->
    [0] Wartet, bis sie drankommt …
    [one] Wartet, bis sie drankommt: Erst ist eine andere Partie dran …
   *[other] Wartet, bis sie drankommt: Erst sind etwa { $ahead } andere Partien dran …
 }
review-running = Der Trainer schaut sich jede Entscheidung von allen an …
review-so-far = Bisher gefunden
review-takes = Das dauert oft eine Minute.
review-longer = Es dauert länger als sonst: Sein Rechner ist langsam oder hat viel zu tun.
review-left = { $seconds ->
    [one] Noch ein paar Sekunden.
   *[other] Noch etwa { $seconds } Sekunden.
 }
review-left-minutes = { $minutes ->
    [one] Noch etwa eine Minute.
   *[other] Noch etwa { $minutes } Minuten.
 }
review-meanwhile = Du kannst gehen: Es läuft ohne dich weiter, und du findest es hier.
review-ended = Die Partie wurde ohne Ergebnis beendet; es gibt nichts zu analysieren.
review-not-over = Die Partie läuft noch. Die Analyse kommt nach dem letzten Zug.
review-whose = Wessen Partie
review-all = Alle
review-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
review-outcome-won = { $you ->
    [yes] Du hast gewonnen: { $own } zu { $other }.
   *[no] { $name } hat gewonnen: { $own } zu { $other }.
 }
review-outcome-lost = { $you ->
    [yes] Du hast verloren: { $own } zu { $other }.
   *[no] { $name } hat verloren: { $own } zu { $other }.
 }
review-outcome-shared = { $you ->
    [yes] Du teilst dir den Sieg: { $own } zu { $other }.
   *[no] { $name } teilt sich den Sieg: { $own } zu { $other }.
 }
review-luck-amount = { $noise ->
    [0] { $count ->
        [one] { $luck } Punkt
       *[other] { $luck } Punkte
     }
   *[other] { $luck } Punkte (der Trainer kann um { $noise } danebenliegen)
 }
review-luck = { $how ->
    [good] { $you ->
        [yes] Du hattest viel Glück mit { $what }.
       *[no] { $name } hatte viel Glück mit { $what }.
     }
    [fair] { $you ->
        [yes] Du hattest ein wenig Glück mit { $what }.
       *[no] { $name } hatte ein wenig Glück mit { $what }.
     }
    [poor] { $you ->
        [yes] Du hattest ein wenig Pech mit { $what }.
       *[no] { $name } hatte ein wenig Pech mit { $what }.
     }
    [bad] { $you ->
        [yes] Du hattest viel Pech mit { $what }.
       *[no] { $name } hatte viel Pech mit { $what }.
     }
   *[even] { $you ->
        [yes] Glück und Pech mit { $what } haben sich bei dir ausgeglichen.
       *[no] Glück und Pech mit { $what } haben sich bei { $name } ausgeglichen.
     }
 }
review-winner = { $name } (Sieg)
review-average = { $you ->
    [yes] Dein Glück mit { $what } war ausgeglichen: { $amount }.
   *[no] Das Glück von { $name } mit { $what } war ausgeglichen: { $amount }.
 }
review-lucky = { $you ->
    [yes] Du hattest Glück mit { $what }: { $amount }.
   *[no] { $name } hatte Glück mit { $what }: { $amount }.
 }
review-unlucky = { $you ->
    [yes] Du hattest Pech mit { $what }: { $amount }.
   *[no] { $name } hatte Pech mit { $what }: { $amount }.
 }
review-lost = { $count ->
    [one] { $you ->
        [yes] Du hast einen Fehler gemacht; er hat { $amount } gekostet.
       *[no] { $name } hat einen Fehler gemacht; er hat { $amount } gekostet.
     }
   *[other] { $you ->
        [yes] Du hast { $count } Fehler gemacht; sie haben { $amount } gekostet.
       *[no] { $name } hat { $count } Fehler gemacht; sie haben { $amount } gekostet.
     }
 }
review-dropped = { $count ->
    [one] { $you ->
        [yes] Du hast einen Fehler gemacht: Er senkte deine Gewinnchance von { $from } auf { $to }.
       *[no] { $name } hat einen Fehler gemacht: Er senkte die Gewinnchance von { $from } auf { $to }.
     }
   *[other] { $you ->
        [yes] Du hast { $count } Fehler gemacht: Der schlimmste senkte deine Gewinnchance von { $from } auf { $to }.
       *[no] { $name } hat { $count } Fehler gemacht: Der schlimmste senkte die Gewinnchance von { $from } auf { $to }.
     }
 }
review-bot = { $you ->
    [yes] { $count ->
        [one] Einen Zug machte der Bot, der für dich weiterspielte: Er wird dir nicht angelastet.
       *[other] { $count } Züge machte der Bot, der für dich weiterspielte: Sie werden dir nicht angelastet.
     }
   *[no] Für { $name } spielte ein Bot weiter: Seine Züge werden niemandem angelastet.
 }
review-lost-rest = Kleine Unterschiede zu den Zügen eines starken Bots kosteten noch einmal { $amount }.
review-clean = Der Trainer hat keinen Fehler gefunden.
review-clean-close = Kein einzelner Zug war klar ein Fehler. Aber mehrere, die vielleicht ein wenig schwächer waren als die eines starken Bots (in der Liste aller Entscheidungen „schwer zu sagen“), können zusammen einen Teil der Chance gekostet haben.
review-close = { $count } andere Züge waren vielleicht ein wenig schwächer als die eines starken Bots: Zusammen kosteten sie vielleicht { $how ->
    [more] mehr als
    [less] weniger als
   *[as] etwa so viel wie
 } { $mistakes ->
    [one] dieser Fehler
   *[other] diese Fehler
 }.
review-decided-moves = { $won ->
    [yes] Die Züge haben entschieden: Deine waren im Ganzen besser als die von { $name }.
   *[no] Die Züge haben entschieden{ $small ->
        [yes] , viele um ein wenig
       *[no] {""}
     }: Die von { $name } waren im Ganzen besser als deine.
 }
review-decided-luck = Das Glück hat entschieden, mehr als die Züge.
review-decided-both = Beides hat entschieden: das Glück und { $small ->
    [yes] viele Züge, die je ein wenig kosteten
   *[no] die Züge
 }.
review-rival = { $count ->
    [one] { $name } hat einen Fehler gemacht.
   *[other] { $name } hat { $count } Fehler gemacht.
 }
review-clean-small = Kein teurer Fehler; kleine Verluste kosteten zusammen { $amount }.
review-ahead = { $you ->
    [first] Du lagst
   *[other] { $name } lag
 } { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } vor { $you ->
    [second] dir
   *[other] { $next }
 }. { $kind ->
    [rounds] Runde für Runde
   *[parts] Im Einzelnen
 }, { $you ->
    [first] du und { $next }
    [second] { $name } und du
   *[none] { $name } und { $next }
 }: { $parts }.
amount-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
amount-chance = { $count ->
    [one] { $win } Prozentpunkt Gewinnchance
   *[other] { $win } Prozentpunkte Gewinnchance
 }
account = Vom Anfang bis zum Ende, in Punkten
account-about = Erwartet: was ein starker Spieler vom Start aus im Schnitt erreicht. Glück: was von { $what } kam. Eigene Züge: was sie gegenüber denen eines starken Spielers verloren.
account-start = Erwartet
account-luck = Glück
account-own = Eigene Züge
account-final = Ende
curve-win = Gewinnchance
curve-points = Erwartete Punkte
curve-start = Anfang
curve-end = Ende
curve-seat = { $name }: von { $from } bis { $to }, mindestens { $low }, höchstens { $high }.
curve-marks = Die Zahlen stehen für die Entscheidungen unten.
curve-luck = { $luck ->
    [cards] Die Karten
   *[dice] Die Würfel
 }
curve-expected = wenn starke Bots weiterspielten, etwa: { $parts }
curve-read = Was die Kurve bewegt hat, Schritt für Schritt
curve-read-how = Schieb den Regler, oder tipp auf die Kurve: So siehst du, was sie bewegt hat.
costliest = Die teuersten Entscheidungen
costliest-none = Keine Entscheidung war eindeutig ein Fehler.
costliest-none-close = { $count ->
    [one] Bei einer ist es schwer zu sagen.
   *[other] Bei { $count } ist es schwer zu sagen.
 }
decision-costs = kostet { $amount }
decision-drop = Gewinnchance von { $from } auf { $to }
decision-played = Gespielt
decision-better = Besser
decision-other = Etwa ebenso gut
decision-coach = Der Zug des Trainers
decision-why-points = Dafür spricht: { $reasons }.
decision-points = Mehr Punkte, Chance kaum besser
decision-why = Der bessere Zug { $reasons }.
decision-why-best = Dieser Zug { $reasons }.
decision-why-soon = Ist über das Warum mehr zu sagen, steht es am Ende der Analyse hier.
decision-why-later = Der Trainer erwartet vom besseren Zug bis zum Ende mehr, kann aber nicht sagen, warum.
decision-shown = Auf dem Blatt gezeigt
decision-shows = Unten gezeigt: „{ $what }“
decision-replay = In der Rückschau
decisions = Alle Entscheidungen
decisions-mistakes = Nur Fehler
decisions-count = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
 }
decision-best = besser: { $move }
step = Schritt { $number }
verdict-only = einziger Zug
verdict-best = bester Zug
verdict-fine = gut
verdict-silent = schwer zu sagen
verdict-decided = kaum wichtig: Die Partie war fast entschieden
verdict-mistake = Fehler
verdict-blunder = teurer Fehler
review-copy = Link zu dieser Analyse

# Der Verlauf
event-rolled = Wurf: { $dice }
event-rolled-by = { $you ->
    [yes] Du würfelst: { $dice }
   *[no] { $name } würfelt: { $dice }
 }
event-ended = Die Partie ist vorbei

# Klänge
sound-offer = Ab jetzt mit leisen Klängen?
sound-offer-felt = Ab jetzt mit leisen Klängen und sanftem Vibrieren?
sound-on = Ja, gern
sound-off = Nein
notify-offer = Soll der Browser dich rufen, wenn du dran bist und gerade woanders hinschaust?

# Der Verlauf: wer für wen spielt
log-empty = Noch nichts
log-earlier = Zeigen, was vorher war
log-left = { $you ->
    [yes] Du stehst auf; ein Bot spielt weiter
   *[no] { $name } steht auf; ein Bot spielt weiter
 }
log-stood_in = { $yours ->
    [yes] Du lässt einen Bot für { $name } spielen
   *[no] { $you ->
        [yes] { $by } lässt einen Bot für dich spielen
       *[no] { $by } lässt einen Bot für { $name } spielen
     }
 }
log-stood_in-alone = { $you ->
    [yes] Ein Bot spielt für dich
   *[no] Ein Bot spielt für { $name }
 }
log-sent_away = { $you ->
    [yes] Du musstest gehen; ein Bot spielt weiter
   *[no] { $name } musste gehen; ein Bot spielt weiter
 }
log-timed_out = { $you ->
    [yes] Deine Zeit ist um; ein Bot macht diesen Zug
   *[no] Die Zeit von { $name } ist um; ein Bot macht diesen Zug
 }
log-took_back = { $you ->
    [yes] Du bist wieder da
   *[no] { $name } ist wieder da
 }
log-took_over = { $you ->
    [yes] Du übernimmst den Platz von { $text }
   *[no] { $name } übernimmt den Platz von { $text }
 }
log-came_here = { $points ->
    [one] Die Partie kommt von einem Gerät: Der eine Wurf oder die eine Karte davor stammt von dort und lässt sich nicht prüfen
   *[other] Die Partie kommt von einem Gerät: Die { $points } Würfe oder Karten davor stammen von dort und lassen sich nicht prüfen
 }

# Warum nicht
why-game-over = Die Partie ist vorbei
why-table-ended = Die Partie wurde ohne Ergebnis beendet
why-table-gone_on = Die Partie ist weitergegangen; wähl noch einmal
why-table-nothing_to_unsay = Zu spät: Alle können es schon sehen
why-table-resealing = Die Würfel werden neu versiegelt; einen Moment
why-table-bot_plays = Ein Bot spielt für dich: Nimm erst deinen Platz zurück
why-table-host_only = Das kann nur der Gastgeber
why-table-full = Der Tisch ist voll
why-table-locked = Der Gastgeber hat den Tisch geschlossen
why-server-too_busy = An diesem Tisch ist viel los; versuch es noch einmal
why-server-not_stored = Es ließ sich nicht speichern; versuch es noch einmal
why-server-coach_gave_up = Der Trainer ist nicht fertig geworden; versuch es nach einer Weile noch einmal
why-table-begun = Die Partie hat schon begonnen
why-table-not_over = Die Partie ist noch nicht vorbei
why-table-seated = Du hast hier schon einen Platz
why-table-seatless = Du hast an diesem Tisch keinen Platz
why-table-not_yours = Das ist nicht dein Platz
why-table-not_free = Jetzt ist nur der Platz eines Bots zu haben
why-table-ask_first = Die Partie läuft: Bitte den Gastgeber um diesen Platz
why-table-bad_name = Ein Name braucht einen Buchstaben oder eine Ziffer und hat höchstens { $most } Zeichen
why-table-too_many_for = Hier können höchstens { $most } mitspielen
why-table-still_there = { $name } ist da
why-table-not_long_away = { $name } ist gerade erst gegangen
why-table-no_witness = Hier sitzt sonst niemand, der dich bestätigen kann
why-table-no_request = Darum bittet niemand mehr
why-table-too_many_requests = Hier bitten schon viele um einen Platz; warte etwas
why-table-asked_already = Du hast eben erst gefragt; warte etwas
why-table-too_many_signs = Das reicht fürs Erste; warte etwas
why-table-not_waited_for = { $name } lässt noch nicht lange warten
why-table-nudged_already = { $name } wurde eben erst erinnert
why-table-hints_alone = Tipps gibt es nur allein oder gegen Bots
why-table-hints_playing = Tipps gibt es nur, solange die Partie läuft
why-table-hints_in_turn = Du bist nicht dran: Es gibt jetzt nichts zu wählen
why-server-no_watchers = Der Gastgeber möchte keine Zuschauer
why-server-unwell = Gerade kann nichts gespeichert werden

# Leute und Bots
people = Leute
bot-of = Bot, { $bot }
add-bots = Bot hinzufügen
bot-quick = flink
bot-denial = Störenfried
bot-tuned = ordentlich
about-bot-quick = Wie der Meister, denkt aber weniger nach.
about-bot-denial = Schaut auch, was andere brauchen, und nimmt es vor ihnen.
about-bot-tuned = Geht nach Faustregeln, die in vielen Partien erprobt sind.
about-bot-ev = Rechnet aus, was noch eine Karte im Schnitt bringt.
about-bot-points = Spielt auf eigene Punkte, was auch immer die anderen tun.
about-bot-stop25 = Sagt Stopp, sobald 25 Punkte da sind.
about-bot-greedy = Nimmt, was jetzt am meisten zählt, und denkt nicht an später.
about-bot-uniform = Macht irgendeinen Zug, ganz zufällig.
change-name = Namen { $name } ändern
new-name = Neuer Name
rename = Ändern
another-here = Noch jemand spielt an diesem Gerät
full = Der Tisch ist voll: { $most } spielen hier. Du kannst zuschauen.
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
 }
removed = Der Gastgeber hat deinen Platz vergeben. Du kannst zuschauen oder dich wieder setzen, wenn er einverstanden ist.
closed-out = Dieser Tisch ist für dich nicht mehr offen
closed-out-sentence = Der Gastgeber hat ihn für dich geschlossen oder für alle, die zuschauen.
wait-friends = Schick deinen Freunden den Link. Wenn sie hier sitzen, startest du die Partie.
wait-here = Trag ein, wer noch an diesem Gerät spielt.
invite-late = Wer den Link öffnet, kann zuschauen und um den Platz eines Bots bitten.
tv-open = Auf dem Fernseher
tv-sentence = Der Tisch ganz groß für alle im Raum, auf Fernseher oder Laptop. Gespielt wird an den Handys.
played-bot = ein Bot hat weitergespielt
leave-sure = Wirklich gehen? Ein Bot spielt für dich weiter.
react = Ein Zeichen geben
sign-of = { $name }: { $sign }
sign-bravo = bravo
sign-laugh = haha
sign-wow = wow
sign-oops = oh nein
sign-heart = schön
nudge = { $name } erinnern
nudged = { $name } erinnert dich: Du bist dran

# Ein Abend
bis-other = Jetzt { $game }
bis-others = Dieselben Leute, ein anderes Spiel
bis-others-bots = Ein anderes Spiel
bis-wanted = { $count ->
    [one] { $names } möchte noch eine Partie.
   *[other] { $names } möchten noch eine Partie.
 }
bis-wanted-other = Vorschlag: als Nächstes { $game } ({ $names })
bis-waits = { $game }: Es fehlt noch das Ja von { $names }.
bis-opens = Einen Moment: Die nächste Partie beginnt.
bis-now = Nicht warten
evening = { $count ->
    [one] Heute Abend: 1 Partie
   *[other] Heute Abend: { $count } Partien
 }
evening-won = gewonnen

# Auf dem Fernseher
tv-join = Scannen zum Mitspielen oder Zuschauen
tv-code = oder den Code eingeben
tv-at = auf { $address }
tv-waiting = Der Gastgeber startet die Partie.

# Einstellungen
set-color = Deine Farbe
set-color-any = egal
set-color-g = Grün
set-color-y = Gelb
set-color-b = Blau
set-color-p = Pink
set-color-o = Orange
set-language = Sprache
set-light = Darstellung
light-auto = wie das Gerät
light-light = hell
light-dark = dunkel
set-sound = Klänge
set-vibration = Vibrieren
set-notify = Bescheid sagen, wenn ich dran bin und woanders hinschaue
set-reactions = Reaktionen der anderen: bravo, oh nein …
set-reactions-short = zeigen
set-sure = Vor Fehlern nachfragen (allein oder gegen Bots)
set-sure-about = wenn ein Zug sicher 2 % der Gewinnchance oder mehr kostet; allein einen halben Punkt
set-letters = Mit Buchstabentasten bedienen
