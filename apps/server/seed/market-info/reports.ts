import type { MarketInfoType } from '../../src/generated/types.gen.ts';

export type DemoDealer = 'D001' | 'D002' | 'D003' | 'D004';

/** What dealers report, in their own languages, with what the maker answers. The model of a price follows in the title. */
export const texts: Readonly<Record<MarketInfoType, Readonly<Record<DemoDealer, readonly [title: string, content: string]>>>> = {
  competitor_product: {
    D001: ['La competencia muestra un tractor frutero nuevo', 'Cabina más baja y dirección en las cuatro ruedas; llega a la zona en marzo.'],
    D002: ['Конкурент привёз новый комбайн', 'Показывают на полях района, обещают поставку к уборке.'],
    D003: ['Nouvelle repiqueuse chez le concurrent', 'Six rangs, moteur diesel ; livraisons annoncées avant la saison.'],
    D004: ['Concorrente lança carregadora compacta', 'Dizem que a assistência é feita a partir de Luanda.'],
  },
  competitor_price: {
    D001: ['Precio de la competencia', 'Visto en una cotización de un cliente; incluye flete y dos mantenimientos.'],
    D002: ['Цена конкурента', 'Из предложения клиенту, с доставкой и пусконаладкой.'],
    D003: ['Prix du concurrent', 'Relevé sur un devis présenté par un client, transport compris.'],
    D004: ['Preço do concorrente', 'De uma proposta que um cliente nos mostrou, com transporte incluído.'],
  },
  policy_subsidy: {
    D001: ['Nuevo subsidio para pequeños productores', 'Cubre parte del precio de tractores hasta 60 hp; postulaciones hasta fin de mes.'],
    D002: ['Субсидия на технику отечественной сборки', 'Ставка возмещения поднята до 25 %, перечень моделей опубликован.'],
    D003: ['Programme d’équipement des coopératives', 'Appel d’offres annoncé pour des tracteurs de 70 à 90 ch.'],
    D004: ['Linha de crédito agrícola bonificada', 'Juros reduzidos para máquinas compradas por cooperativas.'],
  },
  demand: {
    D001: ['Más demanda de tractores angostos', 'Los huertos de cerezos piden equipos de menos de 1,3 m de ancho.'],
    D002: ['Растёт спрос на посевные комплексы', 'Хозяйства от 5 тыс. га ищут технику к весне.'],
    D003: ['Demande de petits tracteurs rizicoles', 'Les groupements veulent des machines légères pour les bas-fonds.'],
    D004: ['Procura por alfaias de plantio direto', 'Várias fazendas do planalto pedem demonstrações.'],
  },
  crop_price: {
    D001: ['Sube el precio de la cereza', 'Los productores adelantan inversiones en maquinaria.'],
    D002: ['Цена на пшеницу снизилась', 'Покупатели откладывают решения до нового урожая.'],
    D003: ['Le prix du coton est fixé', 'Meilleur que l’an dernier ; les commandes reprennent.'],
    D004: ['Preço do milho em alta', 'As cooperativas querem aumentar a área cultivada.'],
  },
  complaint: {
    D001: ['Clientes comparan plazos de entrega', 'Dicen que el competidor entrega en cuatro semanas.'],
    D002: ['Недовольство сроком поставки', 'Клиенты сравнивают нас с местной сборкой.'],
    D003: ['Remarques sur le manuel', 'Le manuel en français manque pour deux modèles.'],
    D004: ['Queixas sobre a formação', 'Pedem mais dias de formação na entrega.'],
  },
  other: {
    D001: ['Nuevo distribuidor en Temuco', 'Abrió un local de la competencia frente a nuestra sucursal.'],
    D002: ['Открыт новый сервис конкурента', 'В Кокшетау, с выездной бригадой.'],
    D003: ['Un concurrent ouvre à Bouaké', 'Magasin de pièces et atelier.'],
    D004: ['Feira regional em maio', 'Os concorrentes já reservaram espaço.'],
  },
};

/** Models whose prices several dealers have seen, with a price in US dollars. */
export const models = [
  ['Landmeister', 'LM 504', 17800],
  ['Vostok Agro', 'VA 8', 96500],
  ['Campeiro', 'CP 90 T', 31200],
] as const;

/** Prices in a currency of what costs a US dollar. */
export const perDollar = { USD: 1, EUR: 0.92, RMB: 7.2 } as const;

export const answers = [
  '感谢反馈，已转产品部，我们将在下季度的价格中考虑。',
  '已收到。我们将于下周与您一起走访客户。',
  '感谢信息，请继续关注并补充照片。',
] as const;
