/** A drawn example of a rule: an attempt at a small table, and the engine's answer. */

import type { ActionData, Description, MessageData } from "../generated/protocol";

export type Example = {
  rule: string;
  game: string;
  legal: boolean;
  action: ActionData;
  /** Why it is not allowed. */
  problem: MessageData | null;
  board: Record<string, string>;
  joined: Record<string, string>;
  /** The cell of the attempt; none if it targets a seat. */
  focus?: string;
  /** The cards in front of the target seat. */
  front?: string[];
  /** In The Lost Mines: the dwarfs' cells, and tokens on cells and edges. */
  stands?: string[];
  tools?: string[];
  traps?: string[];
  trolls?: (string | null)[];
};

export type ExampleFile = { descriptions: Record<string, Description>; examples: Example[] };
