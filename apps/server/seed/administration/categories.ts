import type { SixTexts } from '../../src/shared/messages/sixTexts.ts';

/** Categories of the demo; the code is a path: `A01A02` lies under `A01`. */
export const categories: readonly (readonly [code: string, name: SixTexts])[] = [
  ['A01', ['农业机械', 'Agricultural machinery', 'Maquinaria agrícola', 'Сельхозтехника', 'Machines agricoles', 'Máquinas agrícolas']],
  ['A01A01', ['拖拉机', 'Tractors', 'Tractores', 'Тракторы', 'Tracteurs', 'Tratores']],
  ['A01A01A01', ['60马力以下', 'Below 60 hp', 'Menos de 60 CV', 'До 60 л. с.', 'Moins de 60 ch', 'Abaixo de 60 cv']],
  ['A01A01A02', ['60-120马力', '60 to 120 hp', 'De 60 a 120 CV', 'От 60 до 120 л. с.', 'De 60 à 120 ch', 'De 60 a 120 cv']],
  ['A01A01A03', ['120马力以上', 'Above 120 hp', 'Más de 120 CV', 'Свыше 120 л. с.', 'Plus de 120 ch', 'Acima de 120 cv']],
  ['A01A02', ['联合收割机', 'Combine harvesters', 'Cosechadoras', 'Зерноуборочные комбайны', 'Moissonneuses-batteuses', 'Colheitadeiras']],
  ['A01A03', ['农具', 'Implements', 'Implementos', 'Навесное оборудование', 'Outils', 'Implementos']],
  ['A01A03A01', ['犁', 'Ploughs', 'Arados', 'Плуги', 'Charrues', 'Arados']],
  ['A01A03A02', ['播种机', 'Seeders', 'Sembradoras', 'Сеялки', 'Semoirs', 'Semeadoras']],
  ['A02', ['技术资料', 'Technical documents', 'Documentación técnica', 'Техническая документация', 'Documentation technique', 'Documentação técnica']],
  ['A02A01', ['使用说明书', "Operator's manuals", 'Manuales de uso', 'Руководства по эксплуатации', "Manuels d'utilisation", 'Manuais do operador']],
  ['A02A02', ['维修手册', 'Workshop manuals', 'Manuales de taller', 'Руководства по ремонту', "Manuels d'atelier", 'Manuais de oficina']],
  ['A02A03', ['服务通报', 'Service bulletins', 'Boletines de servicio', 'Сервисные бюллетени', 'Bulletins de service', 'Boletins de serviço']],
  ['A03', ['费用', 'Expenses', 'Gastos', 'Расходы', 'Frais', 'Despesas']],
  ['A03A01', ['差旅费', 'Travel', 'Viajes', 'Командировки', 'Déplacements', 'Viagens']],
  ['A03A02', ['运输费', 'Freight', 'Flete', 'Перевозка', 'Transport', 'Frete']],
  ['A03A03', ['外协费', 'Outside services', 'Servicios externos', 'Услуги сторонних организаций', 'Sous-traitance', 'Serviços externos']],
];
