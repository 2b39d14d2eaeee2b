import type { DictionaryPart } from '../../../shared/dictionary.types.ts';

/** The names of its jobs. */
export const partDictionaries = {
  job: {
    items: [['priceGaps', '缺少价格的配件', 'Parts without a price', 'Repuestos sin precio', 'Запчасти без цены', 'Pièces sans prix', 'Peças sem preço']],
  },
} satisfies Record<string, DictionaryPart>;
