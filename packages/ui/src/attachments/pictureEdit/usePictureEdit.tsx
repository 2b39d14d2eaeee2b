import { attachmentLimitMb } from '@harrow/validation';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../HarrowProvider/parts/lazyPart.ts';
import type { FileRules } from '../upload/checkFile.ts';
import { isEditable } from './PictureEdit.ts';

const PictureSteps = lazyPart(() => import('./PictureSteps.tsx'));

/** Hands on the files as they are to be sent: pictures may have been changed, and some given up. At once where nothing is asked. */
export type EditPictures = (files: readonly File[], onReady: (files: readonly File[]) => void) => void;

interface Asked {
  id: number;
  files: readonly File[];
  onReady: (files: readonly File[]) => void;
}

/** Lets the user crop and turn pictures that have been chosen, one after the other, where the rules of the place say so (`edit`). */
export function usePictureEdit({ edit, scaleToPx, maxMb = attachmentLimitMb }: FileRules): { edit: EditPictures; dialog: ReactNode } {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const lastId = useRef(0);
  const [first] = asked;
  return {
    edit(files, onReady) {
      if (edit && files.some(isEditable)) setAsked((all) => [...all, { id: (lastId.current += 1), files, onReady }]);
      else onReady(files);
    },
    dialog: first && (
      <Suspense>
        <PictureSteps
          key={first.id}
          files={first.files}
          edit={typeof edit === 'object' ? edit : {}}
          maxPx={scaleToPx ?? Infinity}
          maxBytes={maxMb * 1024 * 1024}
          onReady={(files) => {
            setAsked((all) => all.slice(1));
            first.onReady(files);
          }}
        />
      </Suspense>
    ),
  };
}
