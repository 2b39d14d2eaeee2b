import type { ReactNode } from 'react';

/** A fact that identifies the record: owner, dealer, date, amount. */
export interface Fact {
  label: ReactNode;
  value: ReactNode;
}

/** A part of the right rail. */
export interface RailPanel {
  key: string;
  title: ReactNode;
  count?: number;
  /** From the start. Default: the first is open. */
  open?: boolean;
  content: ReactNode;
}

export interface DocumentPageProps {
  /** The document's number or name. */
  title: ReactNode;
  /** A `StatusTag`. */
  status?: ReactNode;
  /** Two or three; the last may be the amount. */
  facts?: Fact[];
  /** Right of the title; usually an `ActionBar`. */
  actions?: ReactNode;
  /** Before the sections: `ErrorSummary`, warnings, a restored draft. */
  notice?: ReactNode;
  /** Begins the ids of its sections, see `sectionId`: pages of other tabs may stay in the document. Default: an id of its own. */
  id?: string;
  /** `DocumentSection`s in reading order. */
  children: ReactNode;
  /** Jumps to the sections above them; `false` where the page leads through them in its own way. Default true. */
  anchors?: boolean;
  /** Beside the sections, if the window has room for it and one of its panels is open; else in a drawer. */
  rail?: RailPanel[];
  /** The user put the rail away: it opens as a drawer. Default: as the user left it, as long as the page is there. */
  railFolded?: boolean;
  /** The rail was put away, or back beside the page. Hand it back as `railFolded` if you hold it. */
  onRailFold?: (folded: boolean) => void;
  /** Sticky at the lower edge: what the server allows to do now; usually an `ActionBar`. */
  foot?: ReactNode;
}
