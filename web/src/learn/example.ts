/** A drawn example of a rule: what somebody tries at a small table, and what the engine says. */

import type { ActionData, Description, MessageData } from "../wire/protocol";

export type Example = {
  rule: string;
  game: string;
  legal: boolean;
  action: ActionData;
  /** Why it is not allowed. */
  problem: MessageData | null;
  board: Record<string, string>;
  joined: Record<string, string>;
  /** The cell where it is tried; none if it is done to a seat. */
  focus?: string;
  /** What lies before the seat it is done to. */
  front?: string[];
  /** In The Lost Mines: where dwarfs stand, and tokens on cells and edges. */
  stands?: string[];
  tools?: string[];
  traps?: string[];
  trolls?: (string | null)[];
};

export type ExampleFile = { descriptions: Record<string, Description>; examples: Example[] };
