import type { Phrase } from '../grammar.ts';

/** How bad a fault is; dictionary `severity`. */
export type Severity = 'safety' | 'stop' | 'degrade';

/** What can be wrong with a component. Written behind a dash, so that no adjective has to agree with the noun. */
export const faultPhrases = {
  break: { severity: 'stop', phrase: ['{n}断裂', '{n} — breakage', '{n}: rotura', '{n} — поломка', '{n} — rupture', '{n} — quebra'] },
  crack: { severity: 'stop', phrase: ['{n}开裂', '{n} — crack', '{n}: fisura', '{n} — трещина', '{n} — fissure', '{n} — trinca'] },
  weldCrack: { severity: 'safety', phrase: ['{n}焊缝开裂', '{n} — cracked weld', '{n}: fisura en la soldadura', '{n} — трещина сварного шва', '{n} — fissure de soudure', '{n} — trinca na solda'] },
  noise: { severity: 'degrade', phrase: ['{n}异响', '{n} — abnormal noise', '{n}: ruido anormal', '{n} — посторонний шум', '{n} — bruit anormal', '{n} — ruído anormal'] },
  wear: { severity: 'degrade', phrase: ['{n}异常磨损', '{n} — premature wear', '{n}: desgaste prematuro', '{n} — преждевременный износ', '{n} — usure prématurée', '{n} — desgaste prematuro'] },
  oilLeak: { severity: 'degrade', phrase: ['{n}漏油', '{n} — oil leak', '{n}: fuga de aceite', '{n} — течь масла', "{n} — fuite d'huile", '{n} — vazamento de óleo'] },
  fuelLeak: { severity: 'safety', phrase: ['{n}漏燃油', '{n} — fuel leak', '{n}: fuga de combustible', '{n} — течь топлива', '{n} — fuite de carburant', '{n} — vazamento de combustível'] },
  coolantLeak: { severity: 'degrade', phrase: ['{n}漏水', '{n} — coolant leak', '{n}: fuga de refrigerante', '{n} — течь охлаждающей жидкости', '{n} — fuite de liquide de refroidissement', '{n} — vazamento de líquido de arrefecimento'] },
  gasLeak: { severity: 'degrade', phrase: ['{n}漏气', '{n} — gas leak', '{n}: fuga de gas', '{n} — утечка газа', '{n} — fuite de gaz', '{n} — vazamento de gás'] },
  airLeak: { severity: 'degrade', phrase: ['{n}进气', '{n} — air ingress', '{n}: entrada de aire', '{n} — подсос воздуха', "{n} — prise d'air", '{n} — entrada de ar'] },
  pressureLoss: { severity: 'stop', phrase: ['{n}压力不足', '{n} — loss of pressure', '{n}: pérdida de presión', '{n} — падение давления', '{n} — perte de pression', '{n} — perda de pressão'] },
  lowOutput: { severity: 'degrade', phrase: ['{n}输出不足', '{n} — low output', '{n}: rendimiento insuficiente', '{n} — недостаточная производительность', '{n} — débit insuffisant', '{n} — rendimento insuficiente'] },
  seizure: { severity: 'stop', phrase: ['{n}卡死', '{n} — seizure', '{n}: agarrotamiento', '{n} — заклинивание', '{n} — grippage', '{n} — travamento'] },
  sticking: { severity: 'degrade', phrase: ['{n}卡滞', '{n} — sticking', '{n}: atascamiento', '{n} — заедание', '{n} — blocage intermittent', '{n} — emperramento'] },
  overheating: { severity: 'stop', phrase: ['{n}过热', '{n} — overheating', '{n}: sobrecalentamiento', '{n} — перегрев', '{n} — surchauffe', '{n} — superaquecimento'] },
  clogging: { severity: 'degrade', phrase: ['{n}堵塞', '{n} — clogging', '{n}: obstrucción', '{n} — засорение', '{n} — colmatage', '{n} — entupimento'] },
  deformation: { severity: 'degrade', phrase: ['{n}变形', '{n} — deformation', '{n}: deformación', '{n} — деформация', '{n} — déformation', '{n} — deformação'] },
  corrosion: { severity: 'degrade', phrase: ['{n}腐蚀', '{n} — corrosion', '{n}: corrosión', '{n} — коррозия', '{n} — rouille', '{n} — corrosão'] },
  vibration: { severity: 'degrade', phrase: ['{n}振动过大', '{n} — excessive vibration', '{n}: vibración excesiva', '{n} — повышенная вибрация', '{n} — vibrations excessives', '{n} — vibração excessiva'] },
  play: { severity: 'safety', phrase: ['{n}间隙过大', '{n} — excessive play', '{n}: holgura excesiva', '{n} — увеличенный люфт', '{n} — jeu excessif', '{n} — folga excessiva'] },
  looseness: { severity: 'degrade', phrase: ['{n}松动', '{n} — looseness', '{n}: aflojamiento', '{n} — ослабление натяжения', '{n} — desserrage', '{n} — afrouxamento'] },
  slipping: { severity: 'stop', phrase: ['{n}打滑', '{n} — slipping', '{n}: patinaje', '{n} — пробуксовка', '{n} — patinage', '{n} — patinagem'] },
  hardShifting: { severity: 'degrade', phrase: ['{n}换挡困难', '{n} — hard shifting', '{n}: cambio de marcha duro', '{n} — тяжёлое переключение передач', '{n} — passage de vitesse difficile', '{n} — engate de marcha difícil'] },
  jumpingOut: { severity: 'stop', phrase: ['{n}脱挡', '{n} — jumping out of gear', '{n}: marcha que se desengancha', '{n} — самовыключение передачи', '{n} — vitesse qui saute', '{n} — marcha que escapa'] },
  settling: { severity: 'safety', phrase: ['{n}沉降', '{n} — settling under load', '{n}: descenso bajo carga', '{n} — опускание под нагрузкой', '{n} — descente sous charge', '{n} — descida sob carga'] },
  hardStart: { severity: 'stop', phrase: ['{n}致启动困难', '{n} — hard starting', '{n}: arranque difícil', '{n} — затруднённый пуск', '{n} — démarrage difficile', '{n} — partida difícil'] },
  smoke: { severity: 'degrade', phrase: ['{n}致排烟异常', '{n} — abnormal exhaust smoke', '{n}: humo de escape anormal', '{n} — повышенная дымность', "{n} — fumée d'échappement anormale", '{n} — fumaça de escape anormal'] },
  noFunction: { severity: 'stop', phrase: ['{n}不工作', '{n} — does not work', '{n}: no funciona', '{n} — не работает', '{n} — ne fonctionne pas', '{n} — não funciona'] },
  discharge: { severity: 'stop', phrase: ['{n}亏电', '{n} — loses its charge', '{n}: se descarga', '{n} — разряжается', '{n} — se décharge', '{n} — descarrega'] },
  noSignal: { severity: 'degrade', phrase: ['{n}无信号', '{n} — no signal', '{n}: sin señal', '{n} — нет сигнала', '{n} — absence de signal', '{n} — sem sinal'] },
  openCircuit: { severity: 'stop', phrase: ['{n}断路', '{n} — open circuit', '{n}: circuito abierto', '{n} — обрыв цепи', '{n} — circuit ouvert', '{n} — circuito aberto'] },
  shortCircuit: { severity: 'safety', phrase: ['{n}短路', '{n} — short circuit', '{n}: cortocircuito', '{n} — короткое замыкание', '{n} — court-circuit', '{n} — curto-circuito'] },
  softwareFault: { severity: 'degrade', phrase: ['{n}程序错误', '{n} — software fault', '{n}: falla de software', '{n} — ошибка программы', '{n} — défaut logiciel', '{n} — falha de software'] },
  paintDefect: { severity: 'degrade', phrase: ['{n}漆面脱落', '{n} — peeling paint', '{n}: desprendimiento de pintura', '{n} — отслоение краски', '{n} — écaillage de la peinture', '{n} — descascamento da pintura'] },
} as const satisfies Record<string, { severity: Severity; phrase: Phrase }>;

export type FaultKey = keyof typeof faultPhrases;
