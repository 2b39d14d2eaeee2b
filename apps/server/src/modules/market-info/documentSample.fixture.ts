import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { saveInfo } from './actions/saveInfo.ts';

export const sample: DocumentSample = async (services) =>
  saveInfo(contextOf(services, await services.sessions.actAs('d001.service')), {
    infoType: 'competitor_price',
    title: 'A new price',
    content: 'It was lowered for the season.',
    competitorBrand: 'Other',
    competitorModel: 'X-50',
    price: 21000,
    currency: 'USD',
    region: 'Centre',
    infoDate: '2026-11-20',
    source: 'dealer_visit',
  });
