import { CheckOutlined, DoubleRightOutlined } from '@ant-design/icons';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { ServerStyles } from '../serverStyles/ServerStyles.tsx';
import { useStyleOf } from '../serverStyles/useStyleOf.ts';
import styles from './DragSliderCheck.module.css';

export interface DragSliderCheckHandle {
  /** Back to the start, e.g. after a failed login. */
  reset(): void;
}

export interface DragSliderCheckProps {
  /** The slider has reached the end; it locks there. */
  onSuccess?: () => void;
  /** Puts the slider back to its start (`reset`). */
  ref?: Ref<DragSliderCheckHandle>;
}

/** Share of the way that one arrow key moves. */
const keyStep = 0.1;

/**
 * Drag to the end to show that a person is there. Released early, it snaps back.
 * Keys: arrows move by a tenth, End goes to the end, Home and leaving the slider go back to the start.
 */
export function DragSliderCheck({ onSuccess, ref }: DragSliderCheckProps) {
  const { t } = useTranslation('ui');
  const track = useRef<HTMLDivElement>(null);
  const grabbedAt = useRef<number>(undefined);
  const [share, setShare] = useState(0);
  const passed = share >= 1;
  useImperativeHandle(ref, () => ({ reset: () => setShare(0) }), []);

  const move = (next: number): void => {
    if (passed) return;
    // Sums of tenths do not quite make one.
    const reached = next > 0.995 ? 1 : Math.max(0, next);
    setShare(reached);
    if (reached === 1) onSuccess?.();
  };
  const snapBack = (): void => {
    grabbedAt.current = undefined;
    if (!passed) setShare(0);
  };
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (passed) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grabbedAt.current = event.clientX;
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    if (grabbedAt.current === undefined || !track.current) return;
    const way = track.current.clientWidth - event.currentTarget.offsetWidth;
    move((event.clientX - grabbedAt.current) / way);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const targets: Record<string, number> = {
      ArrowRight: share + keyStep,
      ArrowUp: share + keyStep,
      ArrowLeft: share - keyStep,
      ArrowDown: share - keyStep,
      End: 1,
      Home: 0,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(target);
  };
  const text = t(passed ? 'slider.passed' : 'slider.prompt');
  const styleOf = useStyleOf();
  const place = { '--hw-share': share } as CSSProperties;
  const percent = Math.round(share * 100);
  return (
    <div ref={track} className={styles.slider} data-passed={passed} {...styleOf(place)}>
      <ServerStyles styleOf={styleOf} styles={() => [place]} />
      <div className={styles.done} />
      <span className={styles.text} aria-live="polite">
        {text}
      </span>
      <div
        className={styles.handle}
        role="slider"
        tabIndex={0}
        aria-label={t('slider.prompt')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={passed ? text : t('slider.progress', { percent })}
        aria-disabled={passed}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={snapBack}
        onPointerCancel={snapBack}
        onKeyDown={handleKeyDown}
        onBlur={snapBack}
      >
        {passed ? <CheckOutlined aria-hidden /> : <DoubleRightOutlined aria-hidden />}
      </div>
    </div>
  );
}
