import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { draw, type ImageView, zoom } from './imageView.ts';
import styles from './FileDialog.module.css';

interface ViewerImageProps {
  url: string;
  name: string;
  view: ImageView;
  onViewChange: (change: (view: ImageView) => ImageView) => void;
}

/** A picture in the viewer: the wheel zooms, and what is larger than the window is drawn by mouse or finger. */
export function ViewerImage({ url, name, view, onViewChange }: ViewerImageProps) {
  const { t } = useTranslation('ui');
  const [broken, setBroken] = useState(false);
  const last = useRef<{ x: number; y: number }>(undefined);
  if (broken) return <p className={styles.none}>{t('viewer.broken')}</p>;

  function handlePointerDown(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  }
  function handlePointerMove({ isPrimary, clientX: x, clientY: y }: PointerEvent): void {
    const from = last.current;
    if (!from || !isPrimary) return;
    last.current = { x, y };
    onViewChange((now) => draw(now, { x: x - from.x, y: y - from.y }));
  }
  const handlePointerEnd = (): void => {
    last.current = undefined;
  };
  return (
    // Everything that it does by pointer is also done by the keys and buttons of the viewer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.image}
      data-larger={view.scale > 1}
      onWheel={({ deltaY }) => deltaY !== 0 && onViewChange((now) => zoom(now, deltaY < 0 ? 1 : -1))}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerEnd}
      onPointerCancel={handlePointerEnd}
    >
      <img
        src={url}
        alt={name}
        draggable={false}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale}) rotate(${view.degrees}deg)` }}
        onError={() => setBroken(true)}
      />
    </div>
  );
}
