import type { ReactNode } from 'react';
import { useFocusAfterMove } from '../hooks/useFocusAfterMove.ts';
import { useUploadTexts } from '../hooks/useUploadTexts.ts';

interface StepButtonsProps {
  name: string;
  back: ReactNode;
  on: ReactNode;
  /** One place back (-1) or on (1). */
  onStep: (by: -1 | 1) => void;
}

/** The two arrows that move a file. */
export function StepButtons({ name, back, on, onStep }: StepButtonsProps) {
  const { t } = useUploadTexts();
  const keepFocus = useFocusAfterMove();
  const arrow = (label: string, icon: ReactNode, by: -1 | 1) => (
    <button
      type="button"
      className="hw-icon-button"
      aria-label={label}
      onClick={(event) => {
        keepFocus(event);
        onStep(by);
      }}
    >
      {icon}
    </button>
  );
  return (
    <>
      {arrow(t('moveBack', { name }), back, -1)}
      {arrow(t('moveOn', { name }), on, 1)}
    </>
  );
}
