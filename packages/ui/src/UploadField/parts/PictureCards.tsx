import { Suspense } from 'react';
import { lazyPart } from '../../HarrowProvider/parts/lazyPart.ts';
import { keysOf } from '../model/fieldFiles.ts';
import styles from '../UploadField.module.css';
import type { FileActions } from './fileActions.ts';
import { PictureCard } from './PictureCard.tsx';

const SortableCards = lazyPart(() => import('./SortableCards.tsx'));

interface PictureCardsProps {
  cards: readonly FileActions[];
  /** Missing: their order stays. */
  onMove: ((from: number, to: number) => void) | undefined;
}

/** The pictures of a field. Those whose order may change can be dragged once the code for it is here. */
export function PictureCards({ cards, onMove }: PictureCardsProps) {
  const keys = keysOf(cards.map(({ file }) => file));
  const list = (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <PictureCard key={keys[index]} {...card} />
      ))}
    </ul>
  );
  if (!onMove) return list;
  return (
    <Suspense fallback={list}>
      <SortableCards cards={cards} keys={keys} onMove={onMove} />
    </Suspense>
  );
}
