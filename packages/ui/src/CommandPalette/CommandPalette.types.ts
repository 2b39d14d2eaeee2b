import type { ReactNode } from 'react';

/** Something one can go to or do. */
export interface Command {
  /** Unique among all commands. */
  key: string;
  title: string;
  /** Heading it stands under: pages, actions, recent places. Commands of one group stand together. */
  group: string;
  /** Tells commands of one title apart: the menu it lies in, the dealer of a claim. */
  hint?: string;
  /** Other words it is found by. */
  keywords?: string;
  icon?: ReactNode;
}

export interface CommandPaletteProps {
  /** Whether it is shown. */
  open: boolean;
  /** The user chose something or gave up: it is to be closed. */
  onClose: () => void;
  /** All that is known beforehand. */
  commands: readonly Command[];
  /** Offered before anything is typed, the latest first. */
  recent?: readonly Command[];
  /** Finds what is not known beforehand, such as documents by number. Asked 300 ms after the last key, from three characters on (two Chinese ones); the last answer wins. Shown below what is known beforehand. */
  search?: (text: string, signal: AbortSignal) => Promise<readonly Command[]>;
  /** Leads to everything that a text finds. Offered last, where `search` is asked. */
  allResults?: (text: string) => Command;
  /** The palette closes by itself. */
  onChoose: (command: Command) => void;
}
