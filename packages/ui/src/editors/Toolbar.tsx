import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './editors.module.css';

/** A toolbar as the ARIA pattern has it: one stop for Tab, arrows, Home and End between its controls. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  /** The control that Tab stops at: the one that had the focus last. */
  const stop = useRef<HTMLElement>(undefined);
  const controls = (): HTMLElement[] => [...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled), select:not(:disabled)') ?? [])];
  const stopAt = (wanted: HTMLElement | undefined): void => {
    const all = controls();
    stop.current = wanted && all.includes(wanted) ? wanted : all[0];
    for (const control of all) control.tabIndex = control === stop.current ? 0 : -1;
  };
  // Controls come, go and are disabled as the text changes.
  useLayoutEffect(() => stopAt(stop.current));
  const handleFocus = (event: FocusEvent): void => stopAt((event.target as HTMLElement).closest<HTMLElement>('button, select') ?? undefined);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const all = controls();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 };
    const target = targets[event.key];
    // Arrows up and down are those of a choice.
    if (target === undefined || at < 0) return;
    event.preventDefault();
    all.at(target % all.length)?.focus();
  };
  return (
    <div ref={bar} className={styles.toolbar} role="toolbar" tabIndex={-1} aria-label={label} onFocus={handleFocus} onKeyDown={handleKeyDown}>
      {children}
    </div>
  );
}
