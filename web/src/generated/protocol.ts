// Generated from docs/schema. To update it: make schemas

/** Play an action, given as text; `version` is the table's version when you chose it. */
export type Act = {
  type: "act";
  action: string;
  version: number;
  id?: number;
};

/** An action as JSON, without the parts it does not have. */
export type ActionData = {
  card?: string;
  cards?: string[];
  cell?: string;
  cost?: number;
  front?: string;
  goals?: number[];
  guard?: number;
  seat: number;
  side?: string;
  target?: number;
  text: string;
  tool?: string;
  treasure?: number;
  turned?: boolean;
  value?: number;
  verb: string;
};

/** An action suggested by a bot with this seat's knowledge; `message` says why. */
export type Advice = {
  type: "advice";
  id: number;
  action: string;
  message: MessageData;
};

/** What the game waits for; the question is about `cell` or `action`. */
export type AskData = {
  action: ActionData | null;
  cell: string | null;
  kind: string;
  seats: number[];
};

/** Where cards lie: columns count eastwards, rows southwards. */
export type BoardDescription = {
  columns: number | null;
  rows: number | null;
  first_cell: string;
  places: PlaceDescription[];
};

/** The bot that takes a seat. */
export type BotChoice = {
  bot: string;
};

/** One kind of card. */
export type CardDescription = {
  name: string;
  kind: string;
  verb: string | null;
  ways: string[];
  feature: string | null;
  tools: string[];
  looks_at: string[];
  copies: number;
  turns: number;
};

/** Continue a finished game at a new table, after this many actions. */
export type ContinueFrom = {
  actions: number;
  bots?: (string | null)[];
};

/** A table, described by `state.describe()`, or by `pyrite.describe()` before it exists. All states of a table share one description, which is read-only. `as_dict()` returns a copy that you can change. */
export type Description = {
  game: string;
  versions: Versions;
  options: Record<string, unknown>;
  flags: Record<string, unknown>;
  seats: number;
  rounds: number;
  hand: number;
  coins: number;
  cards: Record<string, CardDescription>;
  board: BoardDescription;
  dwarfs: Record<string, number>;
  treasures: TreasureDescription[];
  tokens: Record<string, number>;
  verbs: Record<string, VerbDescription>;
  questions: Record<string, QuestionDescription>;
  modules: ModuleDescription[];
  phrases: string[];
};

/** The message with this id took effect and is stored. */
export type Done = {
  type: "done";
  id: number;
};

/** Everything that the server stores about you. */
export type Export = {
  at: number;
  history: History;
  tables: OwnTable[];
  subscriptions: OwnSubscription[];
  complete: boolean;
};

export type FromClient = Hello | Reveal | Act | Undo | GoOn | Say | HandOver | TakeBack | Propose | Vote | Why | Hint | Ping;

export type FromServer = Welcome | News | Said | TableChanged | Presence | Refused | Reason | Advice | Done | Pong | Goodbye;

/** The options of a game; `flag_rules` names the rule that explains each flag. */
export type GameInfo = {
  name: string;
  seats: [number, number];
  editions: string[];
  flags: Record<string, unknown[]>;
  flag_rules: Record<string, string>;
  modules: ModuleInfo[];
};

/** Say that you have seen the result of the round. */
export type GoOn = {
  type: "go_on";
  id?: number;
};

/** The server closes this connection; reconnect after this many seconds. */
export type Goodbye = {
  type: "goodbye";
  message: MessageData;
  again_after: number | null;
};

/** Let a bot play for you. */
export type HandOver = {
  type: "hand_over";
  id?: number;
};

/** The state of the server: `tables` in memory and open `sockets`. */
export type Health = {
  status: "ok";
  version: string;
  tables: number;
  sockets: number;
};

/** Join as a seat you hold or as a watcher; `version` is the last version you know. With `history`, the whole table comes with all events since the beginning, for bots that learn from them. With `pauses`, the table waits for your `go_on` after every round. */
export type Hello = {
  type: "hello";
  seat?: number | null;
  version?: number | null;
  history?: boolean;
  pauses?: boolean;
};

/** Ask what a bot would do in your place, and why. */
export type Hint = {
  type: "hint";
  id?: number;
};

/** Your finished games; lessons, continued and stopped games do not count. */
export type History = {
  games: number;
  wins: number;
  by_game: Tally[];
  by_role: Tally[];
  partners: Partner[];
  suspected: Suspected[];
  last: PastGame[];
  complete: boolean;
};

/** Where other devices find this server; null if it is not known or they cannot reach it. */
export type Invitation = {
  address: string | null;
};

/** A game with exactly these modules and its printed cards, which a bot has learned. */
export type LearnedTable = {
  game: string;
  modules: string[];
};

/** A seat's answer to a proposal. */
export type LostMinesAnswered = {
  agrees: boolean;
  seat: number;
};

/** The seats that agree. */
export type LostMinesAnswers = {
  agreed: number[];
};

/** The game waits, with the progress of the turn: steps left, cards to draw, a proposal made. */
export type LostMinesAsked = {
  action: ActionData | null;
  cell: string | null;
  kind: string;
  owed: number;
  proposed: boolean;
  seats: number[];
  steps: number;
};

/** A card, by name. */
export type LostMinesCardName = {
  card: string;
};

/** A card and its cell. */
export type LostMinesCardOnCell = {
  card: string;
  cell: string;
};

/** The character on the front of a dwarf card. */
export type LostMinesCharacter = {
  dwarf: string;
};

/** The clan on the back of a dwarf card. */
export type LostMinesClan = {
  clan: string;
};

/** A card is discarded, and who knows it: "all" or seats. */
export type LostMinesDiscarded = {
  seen_by: string | number[];
};

/** Both sides of a dwarf card. */
export type LostMinesDwarfShown = {
  clan: string;
  dwarf: string;
};

export type LostMinesEvent = {
  kind: "round_started";
  seat: number | null;
  open: LostMinesRoundStarted;
} | {
  kind: "dwarf_dealt";
  seat: number | null;
  open: LostMinesClan | {
    clan: string;
    dwarf: string;
  };
  secret?: LostMinesCharacter;
} | {
  kind: "treasure_laid";
  seat: number | null;
  open: LostMinesTreasureLaid;
} | {
  kind: "drew";
  seat: number | null;
  open: LostMinesNothing | {
    card: string;
  };
  secret?: LostMinesCardName;
} | {
  kind: "asked";
  seat: number | null;
  open: LostMinesAsked | {
    action: ActionData | null;
    cell: string | null;
    kind: string;
    owed: number;
    proposed: boolean;
    seats: number[];
    steps: number;
    you: boolean;
  };
  secret?: LostMinesYou;
} | {
  kind: "troll_left";
  seat: number | null;
  open: LostMinesOnEdge;
} | {
  kind: "proposed";
  seat: number | null;
  open: LostMinesNothing;
} | {
  kind: "answered";
  seat: number | null;
  open: LostMinesNothing | {
    agrees: boolean;
    seat: number;
  };
  secret?: LostMinesAnswered;
} | {
  kind: "answers";
  seat: number | null;
  open: LostMinesAnswers;
} | {
  kind: "placed";
  seat: number | null;
  open: LostMinesTileOnCell;
} | {
  kind: "tool_laid";
  seat: number | null;
  open: LostMinesCardOnCell;
} | {
  kind: "looked";
  seat: number | null;
  open: LostMinesLooked | {
    card: string;
    cell?: string;
    target?: number;
    treasure?: number;
    what: string;
    dwarf?: string;
    mine?: string;
    value?: number;
  };
  secret?: LostMinesSeen;
} | {
  kind: "trap_set";
  seat: number | null;
  open: LostMinesOnEdge;
} | {
  kind: "troll_set";
  seat: number | null;
  open: LostMinesOnEdge;
} | {
  kind: "stormed";
  seat: number | null;
  open: LostMinesCardOnCell;
} | {
  kind: "trap_gone";
  seat: number | null;
  open: LostMinesOnEdge;
} | {
  kind: "discarded";
  seat: number | null;
  open: LostMinesDiscarded | {
    seen_by: string | number[];
    card: string;
  };
  secret?: LostMinesCardName;
} | {
  kind: "passed";
  seat: number | null;
  open: LostMinesPassed;
} | {
  kind: "stepped";
  seat: number | null;
  open: LostMinesStepped;
} | {
  kind: "stopped";
  seat: number | null;
  open: LostMinesNothing;
} | {
  kind: "lost";
  seat: number | null;
  open: LostMinesNothing;
} | {
  kind: "mine_shown";
  seat: number | null;
  open: LostMinesMineOnCell;
} | {
  kind: "mine_turned";
  seat: number | null;
  open: LostMinesTileOnCell;
} | {
  kind: "dragon_woken";
  seat: number | null;
  open: LostMinesNothing;
} | {
  kind: "treasure_taken";
  seat: number | null;
  open: LostMinesTreasureNumber | {
    treasure: number;
    value: number;
  };
  secret?: LostMinesValue;
} | {
  kind: "skipped";
  seat: number | null;
  open: LostMinesNothing;
} | {
  kind: "round_ended";
  seat: number | null;
  open: LostMinesRoundEnded;
} | {
  kind: "dwarf_shown";
  seat: number | null;
  open: LostMinesDwarfShown;
} | {
  kind: "treasure_shown";
  seat: number | null;
  open: LostMinesTreasureShown;
} | {
  kind: "scored";
  seat: number | null;
  open: LostMinesScored;
} | {
  kind: "game_ended";
  seat: number | null;
  open: LostMinesNothing;
};

/** A card shows a mine on a cell, a treasure, or the dwarf of a seat. */
export type LostMinesLooked = {
  card: string;
  cell?: string;
  target?: number;
  treasure?: number;
  what: string;
};

/** A mine and its cell. */
export type LostMinesMineOnCell = {
  cell: string;
  mine: string;
};

/** The payload of an event that has only its kind and seat. */
export type LostMinesNothing = Record<string, never>;

/** The edge where it happened. */
export type LostMinesOnEdge = {
  edge: string;
};

/** How many cards are discarded. */
export type LostMinesPassed = {
  cards: number;
};

/** Gold that a seat got, or lost if negative, and by which rule. If only the owner knows the value of a gold card, its amount is null until the game is over. `won` is its number in the view's `won`, where the owner finds the value. */
export type LostMinesPayment = {
  amount: number | null;
  rule: string;
  seat: number;
  won: number | null;
};

/** What only one seat knows. */
export type LostMinesPrivate = {
  answer: boolean | null;
  asked: boolean;
  discards: (string | null)[];
  dwarf: string | null;
  dwarfs: (string | null)[];
  hand: string[] | null;
  mines: Record<string, string | null>;
  seat: number | null;
  treasures: LostMinesTreasure[];
};

/** What only one seat knows. */
export type LostMinesPrivateChanges = {
  answer?: boolean | null;
  asked?: boolean;
  discards?: {
    keep: number;
    add: (string | null)[];
  };
  dwarf?: string | null;
  dwarfs?: (string | null)[];
  hand?: string[] | null;
  mines?: Record<string, string | null>;
  seat?: number | null;
  treasures?: LostMinesTreasure[];
};

/** What everybody knows. */
export type LostMinesPublic = {
  aside: number;
  ask: AskData | null;
  board: Record<string, string>;
  clans: string[];
  discards: (string | null)[];
  discards_seen_by: ("all" | number[])[];
  dragon: number | null;
  dwarfs: (string | null)[];
  dwarfs_seen_by: ("all" | number[])[];
  game: "lostmines";
  hands: number[];
  last_card: number | null;
  mines: Record<string, string | null>;
  mines_seen_by: ("all" | number[])[];
  options: Record<string, unknown>;
  owed: number;
  pile: number;
  points: number[];
  proposed: boolean;
  results: LostMinesResult[];
  round: number;
  scores: number[] | null;
  spare: null[];
  stage: "over" | "playing";
  stands: string[];
  starter: number;
  steps: number;
  supply: Record<string, number>;
  tools: string[];
  traps: string[];
  treasures: LostMinesTreasure[];
  treasures_seen_by: ("all" | number[])[];
  trolls: (string | null)[];
  turn: number;
  version: number;
  winners: number[] | null;
};

/** What everybody knows. */
export type LostMinesPublicChanges = {
  aside?: number;
  ask?: AskData | null;
  board?: Record<string, string | null>;
  clans?: string[];
  discards?: {
    keep: number;
    add: (string | null)[];
  };
  discards_seen_by?: {
    keep: number;
    add: ("all" | number[])[];
  };
  dragon?: number | null;
  dwarfs?: (string | null)[];
  dwarfs_seen_by?: ("all" | number[])[];
  game?: "lostmines";
  hands?: number[];
  last_card?: number | null;
  mines?: Record<string, string | null>;
  mines_seen_by?: ("all" | number[])[];
  options?: Record<string, unknown>;
  owed?: number;
  pile?: number;
  points?: number[];
  proposed?: boolean;
  results?: LostMinesResult[];
  round?: number;
  scores?: number[] | null;
  spare?: null[];
  stage?: "over" | "playing";
  stands?: string[];
  starter?: number;
  steps?: number;
  supply?: Record<string, number>;
  tools?: string[];
  traps?: string[];
  treasures?: LostMinesTreasure[];
  treasures_seen_by?: ("all" | number[])[];
  trolls?: (string | null)[];
  turn?: number;
  version?: number;
  winners?: number[] | null;
};

/** A finished round. */
export type LostMinesResult = {
  board: Record<string, string>;
  clans: string[];
  dragon: number | null;
  dwarfs: string[];
  ended: "agreed" | "cards_gone" | "treasures_gone";
  mines: Record<string, string | null>;
  paid: LostMinesPayment[];
  round: number;
  treasures: LostMinesTreasure[];
};

/** What ended the round: cards_gone, treasures_gone, agreed. */
export type LostMinesRoundEnded = {
  how: string;
};

/** A round begins; the seat of the event plays first. */
export type LostMinesRoundStarted = {
  round: number;
};

/** A seat's share, what the dragon cost it, what is left, and its points now. */
export type LostMinesScored = {
  points: number;
  price: number;
  share: number;
  won: number;
};

/** What was seen: one of these. */
export type LostMinesSeen = {
  dwarf?: string;
  mine?: string;
  value?: number;
};

/** A step to this side, onto this cell. */
export type LostMinesStepped = {
  cell: string;
  side: string;
};

/** A card as it lies now. */
export type LostMinesTileOnCell = {
  cell: string;
  tile: string;
};

/** A treasure of this round; its value is null if it is unknown. */
export type LostMinesTreasure = {
  kind: "gems" | "gold" | "silver";
  owner: number | null;
  value: number | null;
};

/** A treasure by its number, and the kind on its back. */
export type LostMinesTreasureLaid = {
  kind: string;
  treasure: number;
};

/** A treasure by its number, counted from 1. */
export type LostMinesTreasureNumber = {
  treasure: number;
};

/** A treasure at the end of the round. */
export type LostMinesTreasureShown = {
  treasure: number;
  value: number;
};

/** The value of a treasure. */
export type LostMinesValue = {
  value: number;
};

/** Both parts of a view in one. */
export type LostMinesView = {
  answer: boolean | null;
  aside: number;
  ask: AskData | null;
  asked: boolean;
  board: Record<string, string>;
  clans: string[];
  discards: (string | null)[];
  discards_seen_by: ("all" | number[])[];
  dragon: number | null;
  dwarf: string | null;
  dwarfs: (string | null)[];
  dwarfs_seen_by: ("all" | number[])[];
  game: "lostmines";
  hand: string[] | null;
  hands: number[];
  last_card: number | null;
  mines: Record<string, string | null>;
  mines_seen_by: ("all" | number[])[];
  options: Record<string, unknown>;
  owed: number;
  pile: number;
  points: number[];
  proposed: boolean;
  results: LostMinesResult[];
  round: number;
  scores: number[] | null;
  seat: number | null;
  spare: null[];
  stage: "over" | "playing";
  stands: string[];
  starter: number;
  steps: number;
  supply: Record<string, number>;
  tools: string[];
  traps: string[];
  treasures: LostMinesTreasure[];
  treasures_seen_by: ("all" | number[])[];
  trolls: (string | null)[];
  turn: number;
  version: number;
  winners: number[] | null;
};

/** Whether the reader of the event is asked. */
export type LostMinesYou = {
  you: boolean;
};

/** A message as JSON. */
export type MessageData = {
  args: Record<string, unknown>;
  english?: string;
  id: string;
  rule?: string;
};

/** A set of cards and rules in play. */
export type ModuleDescription = {
  key: string;
  source: string;
  rules: string[];
  numbers?: string[];
  cells?: string[];
  words?: Record<string, string>;
};

/** A module that a table can be opened with; `seats` is the range of seats it allows. */
export type ModuleInfo = {
  key: string;
  seats: [number, number];
  source: string;
  rules: string[];
  cards: Record<string, number>;
  unsure: Record<string, string>[];
  requires: string[];
  excludes: string[];
  flags: Record<string, unknown[]>;
};

/** A table with the seats its viewer holds. */
export type MyTable = {
  table: TableInfo;
  mine: number[];
  host: boolean;
};

/** An action was played: the changed keys of both parts, the events, and your legal actions. */
export type News = {
  type: "news";
  version: number;
  public: SaboteurPublicChanges | LostMinesPublicChanges;
  private: SaboteurPrivateChanges | LostMinesPrivateChanges;
  events: (SaboteurEvent | LostMinesEvent)[];
  messages: MessageData[];
  actions: ActionData[];
  undo?: boolean;
};

/** What a browser needs to subscribe; without a key the server cannot send notifications. */
export type Notifications = {
  key: string | null;
  subscriptions: number;
};

/** All games and bots; bots under `learned` play only what is listed there. */
export type Offers = {
  games: GameInfo[];
  bots: string[];
  version: string;
  learned?: Record<string, LearnedTable[]>;
};

/** Something you did at a table, as the server stores it. */
export type OwnEntry = {
  at: number;
  entry: Record<string, unknown>;
};

/** A browser that is notified when it is your turn. */
export type OwnSubscription = {
  endpoint: string;
  lang: string;
  at: number;
};

/** A table of yours, with everything you did there. */
export type OwnTable = {
  table: TableInfo;
  mine: number[];
  host: boolean;
  did: OwnEntry[];
};

/** Rounds with the same role as another player; `won` counts those that earned gold. */
export type Partner = {
  name: string;
  role: string;
  played: number;
  won: number;
};

/** A finished game of yours. */
export type PastGame = {
  code: string;
  game: string;
  at: number;
  names: (string | null)[];
  mine: number[];
  winners: number[];
  scores: number[];
};

/** Check that the connection is alive. */
export type Ping = {
  type: "ping";
  id?: number;
};

/** A card that lies on the table when a round begins. */
export type PlaceDescription = {
  cell: string;
  kind: string;
  card: string | null;
};

/** The options a table is opened with; the game checks that they fit together. */
export type Plan = {
  game?: string;
  seats?: number;
  edition?: string | null;
  modules?: string[];
  flags?: Record<string, boolean | number | string>;
  deck?: Record<string, unknown> | null;
  rounds?: number | null;
  bots?: (string | null)[];
  clock?: number | null;
  grace?: number;
  pace?: number;
  talk?: "none" | "phrases" | "text";
  public?: boolean;
  lang?: "de" | "en" | "et" | "is";
};

/** The answer to a ping. */
export type Pong = {
  type: "pong";
  id: number;
};

/** The connected viewers and the time left; not part of the version. */
export type Presence = {
  type: "presence";
  here: boolean[];
  watching: number;
  seconds_left?: number | null;
  reading?: number[];
};

/** An error as in RFC 9457; `message` is the same in a form that any language can show. */
export type ProblemDetails = {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: MessageData;
};

/** A proposal that the players vote on. */
export type Proposal = {
  what: "skip" | "stop";
  by: number;
  seat: number | null;
  yes: number[];
  no: number[];
  voters: number;
};

/** Propose to let a bot play for an inactive player, or to stop the game. */
export type Propose = {
  type: "propose";
  what: "skip" | "stop";
  seat?: number | null;
  id?: number;
};

/** Something the game may ask seats. */
export type QuestionDescription = {
  kind: string;
  verbs: string[];
  about: string;
  secret: boolean;
  rule: string;
};

/** The reason why an action is not allowed; null if it is allowed. */
export type Reason = {
  type: "reason";
  id: number;
  problem: MessageData | null;
};

/** The message with this id had no effect; `problem` says why. */
export type Refused = {
  type: "refused";
  id: number;
  problem: MessageData;
};

/** A finished game as one viewer may see it. */
export type Replay = {
  description: Record<string, unknown>;
  seat: number | null;
  open: boolean;
  names: (string | null)[];
  faces: (number | null)[];
  frames: ReplayStep[];
};

/** A moment of a finished game: the action and the changes in the view. */
export type ReplayStep = {
  action: ActionData | null;
  public: Record<string, unknown>;
  private: Record<string, unknown>;
  messages: MessageData[];
  talk: TalkData[];
};

/** Reveal your sealed text once the seats are closed. */
export type Reveal = {
  type: "reveal";
  text: string;
  id?: number;
};

/** The seat that answered. */
export type SaboteurAnswered = {
  seat: number;
};

/** The game waits; the question is about `cell` or `action`. */
export type SaboteurAsked = {
  action: ActionData | null;
  cell: string | null;
  kind: string;
  seats: number[];
};

/** The rule by which gold was gained. */
export type SaboteurByRule = {
  rule: string;
};

/** A card that another card cancelled. */
export type SaboteurCancelled = {
  by: string;
  card: string;
};

/** A card, by name. */
export type SaboteurCardName = {
  card: string;
};

/** The number of a gold card. */
export type SaboteurCardNumber = {
  card: number;
};

/** A card in front of a seat. */
export type SaboteurCardOfSeat = {
  card: string;
  target: number;
};

/** A card and its cell. */
export type SaboteurCardOnCell = {
  card: string;
  cell: string;
};

/** A chest under a path; null for what is unknown, or for the cell of a removed one. */
export type SaboteurChest = {
  cell: string | null;
  chest: string | null;
  opened: boolean;
  path: string | null;
};

/** Two goals, by number. */
export type SaboteurChose = {
  goals: number[];
};

/** At least `least` of these cards lie in these places; discards may have a known order. */
export type SaboteurClue = {
  cards?: string[];
  discards?: number[];
  dwarfs?: number[];
  goals?: number[];
  hands?: number[];
  least?: number;
  order?: (string | null)[];
  spare?: number[];
};

/** Coins gained or lost by a rule, and whether the seat still has gold. */
export type SaboteurCoins = {
  coins: number;
  has_gold: boolean;
  rule: string;
};

/** All coins of a seat, at the end of the game. */
export type SaboteurCoinsTotal = {
  total: number;
};

/** A number of cards. */
export type SaboteurCount = {
  cards: number;
};

/** What a seat does or wants to do. */
export type SaboteurDeclared = {
  action: ActionData;
};

/** The direction of play: 1 is clockwise. */
export type SaboteurDirection = {
  direction: number;
};

/** A card is discarded, and who knows it: "all", "face_up" or seats. */
export type SaboteurDiscarded = {
  seen_by: string | number[];
};

/** A dwarf, by name. */
export type SaboteurDwarfCard = {
  dwarf: string;
};

export type SaboteurEvent = {
  kind: "round_started";
  seat: number | null;
  open: SaboteurRoundStarted;
} | {
  kind: "dwarf_dealt";
  seat: number | null;
  open: SaboteurNothing | {
    dwarf: string;
  };
  secret?: SaboteurDwarfCard;
} | {
  kind: "drew";
  seat: number | null;
  open: SaboteurNothing | {
    card: string;
  };
  secret?: SaboteurCardName;
} | {
  kind: "asked";
  seat: number | null;
  open: SaboteurAsked | {
    action: ActionData | null;
    cell: string | null;
    kind: string;
    seats: number[];
    you: boolean;
  };
  secret?: SaboteurYou;
} | {
  kind: "declared";
  seat: number | null;
  open: SaboteurDeclared;
} | {
  kind: "placed";
  seat: number | null;
  open: SaboteurTileOnCell;
} | {
  kind: "passed";
  seat: number | null;
  open: SaboteurPassed | {
    how: string;
    card: string;
  };
  secret?: SaboteurCardName;
} | {
  kind: "discarded";
  seat: number | null;
  open: SaboteurDiscarded | {
    seen_by: string | number[];
    card: string;
  };
  secret?: SaboteurCardName;
} | {
  kind: "goal_shown";
  seat: number | null;
  open: SaboteurGoalShown;
} | {
  kind: "goal_turned";
  seat: number | null;
  open: SaboteurTileOnCell;
} | {
  kind: "round_ended";
  seat: number | null;
  open: SaboteurRoundEnded;
} | {
  kind: "dwarf_shown";
  seat: number | null;
  open: SaboteurDwarfCard;
} | {
  kind: "cover_shown";
  seat: number | null;
  open: SaboteurShown;
} | {
  kind: "gold_drawn";
  seat: number | null;
  open: SaboteurCount;
} | {
  kind: "offered";
  seat: number | null;
  open: SaboteurCardNumber | {
    card: number;
    value: number;
  };
  secret?: SaboteurValue;
} | {
  kind: "took_gold";
  seat: number | null;
  open: SaboteurByRule | {
    rule: string;
    value: number;
  };
  secret?: SaboteurValue;
} | {
  kind: "was_paid";
  seat: number | null;
  open: SaboteurPaid | {
    left: number;
    rule: string;
    sum: number;
    value: number;
  };
  secret?: SaboteurValue;
} | {
  kind: "gold_shown";
  seat: number | null;
  open: SaboteurValueShown;
} | {
  kind: "game_ended";
  seat: number | null;
  open: SaboteurNothing;
} | {
  kind: "skipped";
  seat: number | null;
  open: SaboteurNothing;
} | {
  kind: "joined";
  seat: number | null;
  open: SaboteurOnCell;
} | {
  kind: "reached";
  seat: number | null;
  open: SaboteurOnCell;
} | {
  kind: "took_effect";
  seat: number | null;
  open: SaboteurNothing;
} | {
  kind: "set_aside";
  seat: number | null;
  open: SaboteurCount;
} | {
  kind: "noted";
  seat: number | null;
  open: SaboteurNoted;
} | {
  kind: "acted";
  seat: number | null;
  open: SaboteurDeclared;
} | {
  kind: "coins";
  seat: number | null;
  open: SaboteurCoins;
} | {
  kind: "coins_shown";
  seat: number | null;
  open: SaboteurCoinsTotal;
} | {
  kind: "broke";
  seat: number | null;
  open: SaboteurCardOfSeat;
} | {
  kind: "repaired";
  seat: number | null;
  open: SaboteurToolOfSeat;
} | {
  kind: "collapsed";
  seat: number | null;
  open: SaboteurCardOnCell;
} | {
  kind: "changed";
  seat: number | null;
  open: SaboteurCardNumber | {
    card: number;
    value: number;
  };
  secret?: SaboteurValue;
} | {
  kind: "inspected";
  seat: number | null;
  open: SaboteurTarget | {
    target: number;
    dwarf: string;
  };
  secret?: SaboteurDwarfCard;
} | {
  kind: "hat_swapped";
  seat: number | null;
  open: SaboteurNothing;
} | {
  kind: "hands_swapped";
  seat: number | null;
  open: SaboteurTarget;
} | {
  kind: "received";
  seat: number | null;
  open: SaboteurNothing | {
    card: string;
  };
  secret?: SaboteurCardName;
} | {
  kind: "saw";
  seat: number | null;
  open: SaboteurSeenDiscard | {
    discard: number | null;
    card: string;
  };
  secret?: SaboteurCardName;
} | {
  kind: "kept";
  seat: number | null;
  open: SaboteurOfMany | {
    of: number;
    card: string;
  };
  secret?: SaboteurCardName;
} | {
  kind: "searched";
  seat: number | null;
  open: SaboteurNothing;
} | {
  kind: "taken";
  seat: number | null;
  open: SaboteurTarget | {
    target: number;
    card: string;
  };
  secret?: SaboteurCardName;
} | {
  kind: "owed";
  seat: number | null;
  open: SaboteurOwed;
} | {
  kind: "cover_lost";
  seat: number | null;
  open: SaboteurOnCell;
} | {
  kind: "looked";
  seat: number | null;
  open: SaboteurOnCell | {
    cell: string;
    card?: string;
    chest?: string;
  };
  secret?: SaboteurSeen;
} | {
  kind: "chose";
  seat: number | null;
  open: SaboteurChose | {
    goals: number[];
    swapped: boolean;
  };
  secret?: SaboteurSwapped;
} | {
  kind: "answered";
  seat: number | null;
  open: SaboteurNothing | {
    seat: number;
  };
  secret?: SaboteurAnswered;
} | {
  kind: "cancelled";
  seat: number | null;
  open: SaboteurCancelled;
} | {
  kind: "turned_about";
  seat: number | null;
  open: SaboteurDirection;
} | {
  kind: "lifted";
  seat: number | null;
  open: SaboteurOnCell;
} | {
  kind: "pushed";
  seat: number | null;
  open: SaboteurPushed;
} | {
  kind: "opened";
  seat: number | null;
  open: SaboteurCardOnCell;
} | {
  kind: "found_gold";
  seat: number | null;
  open: SaboteurByRule;
} | {
  kind: "burned";
  seat: number | null;
  open: SaboteurCount;
} | {
  kind: "party";
  seat: number | null;
  open: SaboteurNothing;
} | {
  kind: "put_before";
  seat: number | null;
  open: SaboteurCardOfSeat;
} | {
  kind: "taken_from";
  seat: number | null;
  open: SaboteurCardOfSeat;
} | {
  kind: "told";
  seat: number | null;
  open: SaboteurTold;
};

/** A face-down card about to be turned up, which may be the path over a chest. */
export type SaboteurGoalShown = {
  card: string;
  cell: string;
  is_chest: boolean;
};

/** The gold cards that a seat was once offered, and which pick it was. */
export type SaboteurGoldOffer = {
  pick: number;
  round: number;
  values: number[];
};

/** The state of a module has changed. */
export type SaboteurNoted = {
  change: Record<string, unknown>;
  module: string;
};

/** The payload of an event that has only its kind and seat. */
export type SaboteurNothing = Record<string, never>;

/** How many cards it was chosen from. */
export type SaboteurOfMany = {
  of: number;
};

/** The cell where it happened. */
export type SaboteurOnCell = {
  cell: string;
};

/** How many cards are drawn when the turn ends, and another seat that draws one. */
export type SaboteurOwed = {
  later: number | null;
  owed: number;
};

/** The whole sum, how many of its cards follow, and the rule. */
export type SaboteurPaid = {
  left: number;
  rule: string;
  sum: number;
};

/** A public sum that a seat was paid in a round. */
export type SaboteurPaidSum = {
  round: number;
  seat: number;
  sum: number;
};

/** A card is discarded face down: as a pass, as a further card of a pass, or otherwise. */
export type SaboteurPassed = {
  how: string;
};

/** Gold that a seat got, or lost if negative, and by which rule. If only the owner knows the value of a gold card, its amount is null until the game is over. `won` is its number in the view's `won`, where the owner finds the value. */
export type SaboteurPayment = {
  amount: number | null;
  rule: string;
  seat: number;
  won: number | null;
};

/** What only one seat knows. */
export type SaboteurPrivate = {
  asked: boolean;
  chests: SaboteurChest[];
  coins: number | null;
  discards: (string | null)[];
  dwarf: string | null;
  dwarfs: (string | null)[];
  goals: Record<string, string | null>;
  hand: string[] | null;
  history: string[];
  memory: SaboteurClue[];
  offer: (string | null)[];
  offers: SaboteurGoldOffer[];
  seat: number | null;
  spare: (string | null)[];
  won: SaboteurWonGold[];
};

/** What only one seat knows. */
export type SaboteurPrivateChanges = {
  asked?: boolean;
  chests?: SaboteurChest[];
  coins?: number | null;
  discards?: {
    keep: number;
    add: (string | null)[];
  };
  dwarf?: string | null;
  dwarfs?: (string | null)[];
  goals?: Record<string, string | null>;
  hand?: string[] | null;
  history?: {
    keep: number;
    add: string[];
  };
  memory?: SaboteurClue[];
  offer?: (string | null)[];
  offers?: SaboteurGoldOffer[];
  seat?: number | null;
  spare?: (string | null)[];
  won?: SaboteurWonGold[];
};

/** What everybody knows. */
export type SaboteurPublic = {
  aside: number;
  ask: AskData | null;
  board: Record<string, string>;
  chests: SaboteurChest[];
  declared: ActionData | null;
  direction: number;
  discards: (string | null)[];
  discards_seen_by: ("all" | "face_up" | number[])[];
  dwarfs: (string | null)[];
  dwarfs_seen_by: ("all" | number[])[];
  dwarfs_shown: boolean;
  finder: number | null;
  fresh: string | null;
  front: string[][];
  game: "saboteur";
  goals: Record<string, string | null>;
  gold_pile: number;
  hands: number[];
  has_gold: boolean[];
  joined: Record<string, string>;
  last_card: number | null;
  later: number[];
  looks: string[][];
  modules: Record<string, unknown>;
  offer: (string | null)[];
  options: Record<string, unknown>;
  owed: number;
  paid: SaboteurPaidSum[];
  passes: number;
  payments: SaboteurPayment[];
  pending: string[];
  pile: number;
  pool: number;
  purse: number[];
  results: SaboteurResult[];
  round: number;
  scores: number[] | null;
  sites: string[];
  spare: (string | null)[];
  spare_seen_by: ("all" | number[])[];
  stage: "over" | "paying" | "playing";
  starter: number;
  treasure_found: boolean;
  turn: number;
  version: number;
  winners: number[] | null;
  won: SaboteurWonGold[];
};

/** What everybody knows. */
export type SaboteurPublicChanges = {
  aside?: number;
  ask?: AskData | null;
  board?: Record<string, string | null>;
  chests?: SaboteurChest[];
  declared?: ActionData | null;
  direction?: number;
  discards?: {
    keep: number;
    add: (string | null)[];
  };
  discards_seen_by?: {
    keep: number;
    add: ("all" | "face_up" | number[])[];
  };
  dwarfs?: (string | null)[];
  dwarfs_seen_by?: ("all" | number[])[];
  dwarfs_shown?: boolean;
  finder?: number | null;
  fresh?: string | null;
  front?: string[][];
  game?: "saboteur";
  goals?: Record<string, string | null>;
  gold_pile?: number;
  hands?: number[];
  has_gold?: boolean[];
  joined?: Record<string, string | null>;
  last_card?: number | null;
  later?: number[];
  looks?: string[][];
  modules?: Record<string, unknown>;
  offer?: (string | null)[];
  options?: Record<string, unknown>;
  owed?: number;
  paid?: SaboteurPaidSum[];
  passes?: number;
  payments?: SaboteurPayment[];
  pending?: string[];
  pile?: number;
  pool?: number;
  purse?: number[];
  results?: SaboteurResult[];
  round?: number;
  scores?: number[] | null;
  sites?: string[];
  spare?: (string | null)[];
  spare_seen_by?: ("all" | number[])[];
  stage?: "over" | "paying" | "playing";
  starter?: number;
  treasure_found?: boolean;
  turn?: number;
  version?: number;
  winners?: number[] | null;
  won?: SaboteurWonGold[];
};

export type SaboteurPushed = {
  from: string;
  to: string;
};

/** A finished round. */
export type SaboteurResult = {
  board: Record<string, string>;
  chests: SaboteurChest[];
  dwarfs: string[];
  finder: number | null;
  goals: Record<string, string>;
  paid: SaboteurPayment[];
  round: number;
  spare: string[];
  treasure_found: boolean;
};

/** Whether the treasure was found. */
export type SaboteurRoundEnded = {
  treasure: boolean;
};

/** A round begins; the seat of the event plays first. */
export type SaboteurRoundStarted = {
  round: number;
};

/** What was face down; a chest lies under a path. */
export type SaboteurSeen = {
  card?: string;
  chest?: string;
};

/** The number of the discard that was seen; null for a card of the pile. */
export type SaboteurSeenDiscard = {
  discard: number | null;
};

/** What was still face down when the round ended. */
export type SaboteurShown = {
  card: string;
  cell: string;
  chest: string | null;
};

/** Whether the goals were swapped. */
export type SaboteurSwapped = {
  swapped: boolean;
};

/** The other seat. */
export type SaboteurTarget = {
  target: number;
};

/** A card as it lies now. */
export type SaboteurTileOnCell = {
  cell: string;
  tile: string;
};

/** A message of a module, and the seat it concerns besides the seat of the event. */
export type SaboteurTold = {
  message: string;
  module: string;
  target: number | null;
};

/** A tool of a seat. */
export type SaboteurToolOfSeat = {
  target: number;
  tool: string;
};

/** The value of a gold card. */
export type SaboteurValue = {
  value: number;
};

/** A gold card at the end, and whether it was changed for coins. */
export type SaboteurValueShown = {
  changed: boolean;
  value: number;
};

/** Both parts of a view in one. */
export type SaboteurView = {
  aside: number;
  ask: AskData | null;
  asked: boolean;
  board: Record<string, string>;
  chests: SaboteurChest[];
  coins: number | null;
  declared: ActionData | null;
  direction: number;
  discards: (string | null)[];
  discards_seen_by: ("all" | "face_up" | number[])[];
  dwarf: string | null;
  dwarfs: (string | null)[];
  dwarfs_seen_by: ("all" | number[])[];
  dwarfs_shown: boolean;
  finder: number | null;
  fresh: string | null;
  front: string[][];
  game: "saboteur";
  goals: Record<string, string | null>;
  gold_pile: number;
  hand: string[] | null;
  hands: number[];
  has_gold: boolean[];
  history: string[];
  joined: Record<string, string>;
  last_card: number | null;
  later: number[];
  looks: string[][];
  memory: SaboteurClue[];
  modules: Record<string, unknown>;
  offer: (string | null)[];
  offers: SaboteurGoldOffer[];
  options: Record<string, unknown>;
  owed: number;
  paid: SaboteurPaidSum[];
  passes: number;
  payments: SaboteurPayment[];
  pending: string[];
  pile: number;
  pool: number;
  purse: number[];
  results: SaboteurResult[];
  round: number;
  scores: number[] | null;
  seat: number | null;
  sites: string[];
  spare: (string | null)[];
  spare_seen_by: ("all" | number[])[];
  stage: "over" | "paying" | "playing";
  starter: number;
  treasure_found: boolean;
  turn: number;
  version: number;
  winners: number[] | null;
  won: SaboteurWonGold[];
};

/** A gold card that a seat has won. */
export type SaboteurWonGold = {
  changed: boolean;
  how: "drafted" | "found" | "paid";
  round: number;
  seat: number;
  value: number | null;
};

/** Whether the reader of the event is asked. */
export type SaboteurYou = {
  you: boolean;
};

/** A player said something; `message` is the same in a form that any language can show. */
export type Said = {
  type: "said";
  version: number;
  talk: TalkData;
  message: MessageData;
};

/** Say something to the whole table. */
export type Say = {
  type: "say";
  talk: TalkData;
  id?: number;
};

/** The holder of a seat: a person has a name, a bot a name and a level, an open seat neither. */
export type SeatInfo = {
  name?: string | null;
  bot?: string | null;
  stand_in?: boolean;
  face?: number | null;
};

/** The proof that the shuffle was fixed before the deal, with everything needed to check it. */
export type ShuffleCheck = {
  commitment: string;
  secret: string;
  added: string[];
  seals: string[];
  withheld: string[][];
  seed: string;
  kept: boolean;
  sealed: boolean;
  dealt: boolean;
};

/** Take a seat under a name, optionally with a face and the seal of a text for the shuffle. */
export type SitDown = {
  name: string;
  sealed?: string | null;
  face?: number | null;
};

/** A browser's push subscription, with the language of its notifications. */
export type Subscribe = {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "de" | "en" | "et" | "is";
};

/** How often others said that they did not trust you while you had this role. */
export type Suspected = {
  role: string;
  times: number;
};

/** A player joined, left, handed over, proposed or voted. */
export type TableChanged = {
  type: "table";
  version: number;
  table: TableInfo;
};

/** The public information about a table. */
export type TableInfo = {
  code: string;
  plan: Plan;
  phase: "lobby" | "over" | "playing" | "revealing";
  version: number;
  seats: SeatInfo[];
  commitment: string;
  added: string[];
  proposal?: Proposal | null;
  next?: string | null;
  stopped?: boolean;
  seals?: string[];
  unrevealed?: number[];
  withheld?: string[][];
  lesson?: string | null;
  rematch?: boolean;
};

/** Take over from your stand-in. */
export type TakeBack = {
  type: "take_back";
  id?: number;
};

/** Something said, as JSON, with the parts of its kind. */
export type TalkData = {
  emote?: string;
  goal?: number;
  has_gold?: boolean;
  kind: string;
  seat?: number;
  target?: number;
  text?: string;
  tool?: string;
};

/** How often something was played and won; the name is that of a game or a role. */
export type Tally = {
  name: string;
  played: number;
  won: number;
};

/** One kind of treasure or gold card. */
export type TreasureDescription = {
  kind: string;
  value: number;
  copies: number;
};

/** Take back your latest choice, in a game against bots. */
export type Undo = {
  type: "undo";
  id?: number;
};

/** Something a seat may do. */
export type VerbDescription = {
  name: string;
  parts: string[];
  most_cards: number;
  written: string;
  rule: string;
};

/** The versions that this description was made with. */
export type Versions = {
  package: string;
  rules: string;
  format: number;
};

/** Vote on the open proposal. */
export type Vote = {
  type: "vote";
  yes: boolean;
  id?: number;
};

/** The whole table for one viewer; the game's parts are null until the cards are dealt. */
export type Welcome = {
  type: "welcome";
  version: number;
  seat: number | null;
  table: TableInfo;
  description: Description;
  public: SaboteurPublic | LostMinesPublic | null;
  private: SaboteurPrivate | LostMinesPrivate | null;
  actions: ActionData[];
  told: MessageData[];
  talk: TalkData[];
  said: number;
  events: (SaboteurEvent | LostMinesEvent)[];
  happened?: number | null;
  undo?: boolean;
};

/** Ask why an action is not allowed. */
export type Why = {
  type: "why";
  action: string;
  id?: number;
};
