import type { ReactNode } from 'react';
import styles from './FieldGrid.module.css';

export interface FieldGridProps {
  /** antd `Form.Item`s and `ReadOnlyField`s; `WideField`, or whatever has the attribute `data-wide`, takes a whole row. */
  children: ReactNode;
  /** Columns on a wide screen; fewer where they do not fit. Default 3. */
  columns?: 1 | 2 | 3;
}

/** Fields in columns of one grid: three, two under 1088 px, one under 768 px. Labels above. */
export function FieldGrid({ children, columns = 3 }: FieldGridProps) {
  return (
    <div className={`${styles.fields} ${styles[`columns${columns}`] ?? ''}`} data-field-grid>
      {children}
    </div>
  );
}

export interface WideFieldProps {
  /** One field. */
  children: ReactNode;
}

/** A field that needs the whole width: texts, attachments. */
export function WideField({ children }: WideFieldProps) {
  return <div data-wide>{children}</div>;
}
