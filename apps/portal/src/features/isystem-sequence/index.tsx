import type { RouteObject } from 'react-router-dom';
import { SequencePage } from './SequencePage.tsx';

/** Number rules of documents. */
export const routes: RouteObject[] = [{ index: true, element: <SequencePage /> }];
