import { documentType } from '../../documents/documentType.ts';
import { newsKind } from './newsKind.ts';
import { exists } from './readership.ts';

/** Authors see the logs of a story; publishing and withdrawing are calls of its own. */
export const newsDocumentType = documentType(newsKind, {
  permission: 'news:edit',
  visible: ({ db }, id) => exists(db, id),
});
