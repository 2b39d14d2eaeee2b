import { useEffect, useState } from 'react';

/** A click follows the end of its press at once, that of a finger after a moment. */
const clickMs = 60;

/**
 * Freezes the displayed value from a press on it until its click has been handled: new content must not move under the pointer, or the click
 * would meet something else, or nothing.
 * @returns what to show, and what to call when a press begins
 */
export function useHeldWhilePressed<T>(value: T): readonly [T, () => void] {
  const [pressed, setPressed] = useState<{ value: T }>();
  useEffect(() => {
    if (!pressed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      timer = setTimeout(() => setPressed(undefined), clickMs);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [pressed]);
  const shown = pressed ? pressed.value : value;
  return [shown, () => setPressed({ value: shown })];
}
