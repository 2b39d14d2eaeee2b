import type { ReactNode } from 'react';
import './__Name__.css';

export interface __Name__Props {
  /** What it shows. */
  children: ReactNode;
}

/** One sentence: what it is for. */
export function __Name__({ children }: __Name__Props) {
  return <div className="hw-__kebab__">{children}</div>;
}
