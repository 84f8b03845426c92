// Made by tools/wire_types.py from the Python classes of the same names. Do not edit.

export type ToServer =
  | Watch
  | Recall
  | Ping
  | Show
  | Bring
  | SetSeats
  | SetOptions
  | SetPublic
  | SetAway
  | SetClock
  | Introduce
  | Sit
  | Stand
  | SeatBot
  | SeatBots
  | ClearSeat
  | Remove
  | HandOver
  | PassHost
  | Start
  | Play
  | Undo
  | Offer
  | Accept
  | Decline
  | Say
  | Signal;

export type ToClient = Update | Recalled | Present | Done | Refused | Lost | Pong | Leaving;

/** Yes to the offer of this kind. */
export interface Accept {
  command: "accept";
  kind: string;
  key: string;
  revision?: number;
}

/** Somebody else takes an empty seat, to play on this device too. */
export interface Bring {
  command: "bring";
  seat: number;
  name: string;
  key: string;
  revision?: number;
}

/** Nobody sits there any more; the host's. */
export interface ClearSeat {
  command: "clear_seat";
  seat: number;
  key: string;
  revision?: number;
}

/** No to the offer of this kind; from who made it, a withdrawal. */
export interface Decline {
  command: "decline";
  kind: string;
  key: string;
  revision?: number;
}

/** A bot plays on for the person who has this seat; asked by that person, the host or the room. */
export interface HandOver {
  command: "hand_over";
  seat: number;
  level: string;
  key: string;
  revision?: number;
}

/** The sender's name from now on. */
export interface Introduce {
  command: "introduce";
  name: string;
  key: string;
  revision?: number;
}

/** Ask the others: for a rematch, to take one's last move back, for a draw, to give up, to stop. */
export interface Offer {
  command: "offer";
  kind: string;
  size?: number;
  key: string;
  revision?: number;
}

/** The person at this seat is the host; asked by the host or the room. */
export interface PassHost {
  command: "pass_host";
  seat: number;
  key: string;
  revision?: number;
}

/** Are you there? Answered by `Pong`. */
export interface Ping {
  command: "ping";
}

/** A move in the game's notation. */
export interface Play {
  command: "play";
  seat: number;
  move: string;
  key: string;
  revision?: number;
}

/** Tell me more of the story, what was before this revision. Answered by `Recalled`. */
export interface Recall {
  command: "recall";
  before: number;
}

/** Who has this number at the table leaves it and does not come back; the host's. */
export interface Remove {
  command: "remove";
  who: number;
  key: string;
  revision?: number;
}

/** Free words; *confirmed* where they cost the speaker something in the game. */
export interface Say {
  command: "say";
  text: string;
  confirmed?: boolean;
  key: string;
  revision?: number;
}

/** A bot takes an empty seat, or plays at another level; the host's. */
export interface SeatBot {
  command: "seat_bot";
  seat: number;
  level: string;
  key: string;
  revision?: number;
}

/** Bots take all empty seats; the host's. */
export interface SeatBots {
  command: "seat_bots";
  level: string;
  key: string;
  revision?: number;
}

/** So many seconds somebody may be away before a bot plays on, 0 for ever; the host's, at any time. */
export interface SetAway {
  command: "set_away";
  seconds: number;
  key: string;
  revision?: number;
}

/** So much time for everybody, or None for as long as they like; the host's, until the start. */
export interface SetClock {
  command: "set_clock";
  clock: TimeControl | null;
  key: string;
  revision?: number;
}

/** These house rules, all others as in the box; the host's, until the start. */
export interface SetOptions {
  command: "set_options";
  options: Record<string, boolean | number | string>;
  key: string;
  revision?: number;
}

/** Whether strangers find the table in the lobby; the host's, until the start. */
export interface SetPublic {
  command: "set_public";
  public: boolean;
  key: string;
  revision?: number;
}

/** So many seats; the host's, until the start. */
export interface SetSeats {
  command: "set_seats";
  count: number;
  key: string;
  revision?: number;
}

/** Who plays at this seat, on this device too, is looking now; None: nobody is, no hand is to be seen. */
export interface Show {
  command: "show";
  seat: number | null;
}

/** A ready-made phrase of the game about a pile, counted from 1, or a seat, counted from 0. */
export interface Signal {
  command: "signal";
  name: string;
  pile?: number | null;
  target?: number | null;
  confirmed?: boolean;
  key: string;
  revision?: number;
}

/** Take an empty seat, or one's own seat back from a bot. */
export interface Sit {
  command: "sit";
  seat: number;
  name?: string;
  key: string;
  revision?: number;
}

/** Leave one's seat empty. */
export interface Stand {
  command: "stand";
  key: string;
  revision?: number;
}

/** The game begins; the host's. Empty seats go first where that is asked for. */
export interface Start {
  command: "start";
  without_empty?: boolean;
  key: string;
  revision?: number;
}

/** Seconds for the whole game, with something for each turn, or seconds for each turn alone. */
export interface TimeControl {
  game: number;
  increment: number;
  delay: number;
  turn: number;
}

/** Take one's last move back, where nobody needs to be asked. */
export interface Undo {
  command: "undo";
  key: string;
  revision?: number;
}

/** Send me this table from now on; I know all that happened up to this revision. */
export interface Watch {
  command: "watch";
  since?: number;
}

/** A seat whose person is not here, and since when, by the room's clock. */
export interface Away {
  seat: number;
  since_ms: number;
}

/** By which a browser knows the room that calls it; ``applicationServerKey`` of Web Push. */
export interface CallKey {
  key: string;
}

/** A move as one person may know it, for the board. */
export interface Deed {
  revision: number;
  seat: number;
  move: string;
  view: unknown;
  to_move: readonly number[];
}

/** The command with this key is on disk; its effect was in an `Update` before this message. */
export interface Done {
  message: "done";
  key: string;
  revision: number;
}

/** A way in which you may ask to end the game from outside its rules. */
export interface EndingView {
  kind: string;
  size: number;
}

/** How far the first steps are, and what was said since the learner's last move. */
export interface FirstStepsView {
  made: number;
  count: number;
  state: "done" | "on" | "strayed";
  suggested: string | null;
  told: readonly (readonly [number, Sentence])[];
}

/** A game as it stands on the shelf. Its words are ``<key>-name`` and ``<key>-tagline``. */
export interface GameCard {
  key: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  age: number;
  minutes: number;
  decided_by: "both" | "luck" | "skill";
  levels: readonly string[];
  options: readonly OptionCard[];
  signals: readonly string[];
  piles: number;
  files: readonly string[];
  first_steps: boolean;
}

/** A file of another program. */
export interface GameFile {
  format: string;
  text: string;
}

/** The short how-to-play of a game: sentences, each with a table that shows what it means. */
export interface HowTo {
  pictures: readonly PictureView[];
}

/** The socket closes; come again when ``again`` says so. */
export interface Leaving {
  message: "leaving";
  code: string;
  sentence: Sentence;
  again: boolean;
}

/** Public tables that are not over and where somebody is or just was, the newest first. */
export interface LobbyPage {
  tables: readonly TableLine[];
}

/** So many events that were confirmed are gone from the room's disk; the table goes on without them. */
export interface Lost {
  message: "lost";
  count: number;
  sentence: Sentence;
}

/** Who I am to others; "" before I have said it. */
export interface Me {
  name: string;
}

export interface NewName {
  name: string;
}

/** A browser wants to be called: what ``PushManager.subscribe`` gave it. */
export interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "cs" | "en" | "pl" | "sk";
}

/** Open a table. */
export interface NewTable {
  key: string;
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  alone?: string | null;
  clock?: TimeControl | null;
  file?: GameFile | null;
  first_steps?: boolean;
  language?: "cs" | "en" | "pl" | "sk" | null;
}

/** It does not want it any more. */
export interface NoSubscription {
  endpoint: string;
}

/** An offer that stands. */
export interface OfferView {
  kind: string;
  seat: number;
  revision: number;
  size: number;
  accepted: readonly number[];
  awaits_you: boolean;
}

/** The code of a table is its address, ``/t/<code>``, and all that one needs to come in. */
export interface OpenedTable {
  code: string;
}

/** A house rule. Its sentence is ``<game>-option-<name>``, of a word ``<game>-option-<name>-<value>``. */
export interface OptionCard {
  name: string;
  kind: "choice" | "number" | "switch" | "text";
  default: boolean | number | string;
  values: readonly string[];
  least: number;
  most: number;
}

export type Options = Record<string, boolean | number | string>;

/** Points per seat, the seats that won, and why the game ended. */
export interface Outcome {
  points: readonly number[];
  winners: readonly number[];
  reason: string;
  drawn: boolean;
}

/** The last moves of a play, and how it stood before them. */
export interface Past {
  first: unknown;
  moves: readonly PastMove[];
}

/** A move that stands. */
export interface PastMove {
  seat: number;
  move: string;
  view: unknown;
  sentences: readonly Sentence[];
}

/** A sentence and the table that it is about, as the learner sees it. */
export interface PictureView {
  says: string;
  table: TableView;
}

/** I am here. */
export interface Pong {
  message: "pong";
}

/** Who has the table open: the seats, how many watch it without one, and who has a seat and is away. */
export interface Present {
  message: "present";
  seats: readonly number[];
  watchers: number;
  away: readonly Away[];
  short: string;
}

/** Why a request was refused; nothing has changed. */
export interface Problem {
  code: string;
  sentence: Sentence;
  cause: Sentence | null;
}

/** The story between two revisions; 0 is the beginning. */
export interface Recalled {
  message: "recalled";
  since: number;
  before: number;
  story: readonly Told[];
}

/** The command with this key changed nothing; ``key`` is empty when the message had none to be read. */
export interface Refused {
  message: "refused";
  key: string;
  code: string;
  sentence: Sentence;
  rule: string | null;
}

/** All standings, the best first; none where all won or lost together and nothing tells them apart. */
export interface Result {
  columns: readonly string[];
  standings: readonly Standing[];
}

/** One seat. */
export interface SeatView {
  kind: "bot" | "empty" | "person" | "stand_in";
  name: string;
  level: string | null;
  is_you: boolean;
  is_host: boolean;
  to_move: boolean;
  thought_ms: number;
  thinks_since_ms: number | null;
  left_ms: number | null;
  free_ms: number;
  is_beside_you: boolean;
  who: number;
}

/** The id of a Fluent message and its arguments. ``player`` and ``target`` hold seats. */
export interface Sentence {
  id: string;
  args: Record<string, number | string>;
}

/** All games of this room. */
export interface Shelf {
  version: string;
  games: readonly GameCard[];
}

/** What somebody said, in words or by a signal. */
export interface Spoken {
  revision: number;
  at_ms: number;
  name: string;
  seat: number | null;
  text: string;
  signal: Sentence | null;
  who: number;
}

/** How one seat did. */
export interface Standing {
  seat: number;
  place: number;
  cells: readonly (number | string)[];
}

/** Whether this browser is called. */
export interface Subscribed {
  on: boolean;
}

/** A line of the lobby. Who has the code is told the company, too. */
export interface TableLine {
  code: string;
  game: string;
  phase: "open" | "over" | "running";
  host: string;
  seats: number;
  taken: number;
  number: number;
  players: readonly string[];
  to_move: readonly number[];
  seat: number | null;
}

/** A table as one person sees it. */
export interface TableView {
  revision: number;
  game: string;
  rules_version: number;
  phase: "open" | "over" | "running";
  play: number;
  options: Options;
  seats: readonly SeatView[];
  seat: number | null;
  is_host: boolean;
  chance_to_move: boolean;
  moves_made: number;
  offers: readonly OfferView[];
  may_undo: "ask" | "free" | "no";
  outcome: Outcome | null;
  result: Result | null;
  view: unknown;
  moves: readonly string[];
  signals: readonly string[];
  is_public: boolean;
  endings: readonly EndingView[];
  clock: TimeControl | null;
  is_paused: boolean;
  away_seconds: number;
  first_steps: FirstStepsView | null;
  declined: readonly string[];
  next_seat: number | null;
}

/** The sentences of one event. */
export interface Told {
  revision: number;
  at_ms: number;
  sentences: readonly Sentence[];
}

/** The table as this person may see it, now. */
export interface Update {
  message: "update";
  now_ms: number;
  table: TableView;
  story: readonly Told[];
  talk: readonly Spoken[];
  story_since: number;
  deeds: readonly Deed[];
}
