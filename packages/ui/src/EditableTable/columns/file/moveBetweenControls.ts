import type { KeyboardEvent } from 'react';

/** Left and Right go through the links and buttons of a cell that has several; for `onKeyDown` of what holds them. */
export function moveBetweenControls(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')];
  const at = controls.indexOf(event.target as HTMLElement);
  const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
  const next = at < 0 ? undefined : controls[at + direction];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
