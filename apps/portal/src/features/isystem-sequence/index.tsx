import type { RouteObject } from 'react-router-dom';
import { SequencePage } from './SequencePage.tsx';

/** How documents are numbered. */
export const routes: RouteObject[] = [{ index: true, element: <SequencePage /> }];
