import { useState } from 'react';
import type { PictureOutput } from './drawPicture.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { isEditable, type PictureEdit } from './PictureEdit.ts';

export interface PictureStepsProps extends Pick<PictureOutput, 'maxPx' | 'maxBytes'> {
  files: readonly File[];
  edit: PictureEdit;
  /** The files as they are to be sent, in their order. */
  onReady: (files: File[]) => void;
}

/** Asks about each picture among the files; loaded with the first. */
export default function PictureSteps({ files, onReady, ...options }: PictureStepsProps) {
  const pictures = files.filter(isEditable);
  const [answers, setAnswers] = useState<readonly (File | undefined)[]>([]);
  function answer(...more: readonly (File | undefined)[]): void {
    const all = [...answers, ...more];
    if (all.length < pictures.length) return setAnswers(all);
    const answerOf = new Map(pictures.map((picture, index) => [picture, all[index]]));
    onReady(files.flatMap((file) => (answerOf.has(file) ? (answerOf.get(file) ?? []) : file)));
  }
  const place = answers.length;
  return (
    <PictureDialog
      key={place}
      {...options}
      file={pictures[place]!}
      place={place + 1}
      total={pictures.length}
      onDone={answer}
      onRest={(file) => answer(file, ...pictures.slice(place + 1))}
    />
  );
}
