import type { Dealer } from '../organisations/organisations.ts';
import type { Difference } from './partsClaimPlans.ts';

type Texts = Readonly<Record<Difference | 'quality', string>>;

/** What dealers write, by the language that they speak. */
export const descriptions: Readonly<Record<Exclude<Dealer['language'], 'en'>, Texts>> = {
  es: {
    short: 'Faltaban piezas en la caja; el precinto estaba intacto.',
    damaged: 'La caja llegó golpeada y las piezas están deformadas.',
    over: 'Llegaron más piezas de las que figuran en la lista.',
    wrong: 'En la bolsa con nuestra etiqueta venía otro repuesto.',
    quality: 'La pieza falló poco después del montaje.',
  },
  ru: {
    short: 'В коробке не хватает деталей, пломба была цела.',
    damaged: 'Коробка помята, детали деформированы.',
    over: 'Пришло больше деталей, чем указано в упаковочном листе.',
    wrong: 'В пакете с нашей этикеткой лежала другая деталь.',
    quality: 'Деталь вышла из строя вскоре после установки.',
  },
  fr: {
    short: 'Des pièces manquaient dans la caisse, le scellé était intact.',
    damaged: 'La caisse est arrivée enfoncée, les pièces sont déformées.',
    over: 'Nous avons reçu plus de pièces que la liste n’en indique.',
    wrong: 'Le sachet portant notre étiquette contenait une autre pièce.',
    quality: 'La pièce a lâché peu après le montage.',
  },
  pt: {
    short: 'Faltavam peças na caixa; o lacre estava intacto.',
    damaged: 'A caixa chegou amassada e as peças estão deformadas.',
    over: 'Chegaram mais peças do que consta na lista.',
    wrong: 'No saco com a nossa etiqueta vinha outra peça.',
    quality: 'A peça falhou pouco depois da montagem.',
  },
};

/** What the parts desk answers. */
export const opinions = {
  pass: '经核实，同意处理。',
  no_pass: '照片看不清标签和批号，请补拍后重新提交。',
};
