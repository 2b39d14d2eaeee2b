import { contextOf } from '../../shared/context.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { savePartsClaim } from './actions/saveClaim.ts';
import { receivedGoods } from './receivedGoods.fixture.ts';

export const sample: DocumentSample = async (services) => {
  const { arrivalNo, lines } = await receivedGoods(services, [{ packed: 10, received: 9, damaged: 1 }]);
  const context = contextOf(services, await services.sessions.actAs('d001.parts'));
  const saved = await savePartsClaim(
    context,
    {
      claimReason: 'short',
      arrivalNo,
      solution: 'credit',
      description: 'One is missing',
      lines: [{ packingLineId: lines[0]!, lineReason: 'short', claimQty: 1 }],
    },
    { confirm: true },
  );
  await attachFiles(services.db, { tableName: 'parts_claim', tableId: saved.id, slots: ['partsPhoto'] });
  return saved;
};
