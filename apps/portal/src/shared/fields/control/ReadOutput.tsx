import type { ReactNode } from 'react';

/** A value that is read where others are typed, on the line of their controls: antd gives an output in a form room above it. */
export const ReadOutput = ({ id, children }: { id: string | undefined; children: ReactNode }) => (
  <output id={id} style={{ padding: 0 }}>
    {children}
  </output>
);
