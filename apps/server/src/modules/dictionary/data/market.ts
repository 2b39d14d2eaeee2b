import type { DictionaryDefinitions } from '../../../shared/dictionary.types.ts';

/** Words of the dealer network, the market and training. */
export const marketDictionaries = {
  activity_type: {
    name: ['活动类型', 'Activity type', 'Tipo de actividad', 'Вид мероприятия', "Type d'action", 'Tipo de ação'],
    items: [
      ['field_demo', '田间演示', 'Field demonstration', 'Demostración en campo', 'Полевой показ', 'Démonstration aux champs', 'Demonstração em campo'],
      ['exhibition', '展会', 'Exhibition', 'Feria', 'Выставка', 'Salon', 'Feira'],
      ['open_day', '开放日', 'Open day', 'Jornada de puertas abiertas', 'День открытых дверей', 'Portes ouvertes', 'Dia de portas abertas'],
      ['training_show', '培训推广', 'Training show', 'Muestra con capacitación', 'Показ с обучением', 'Présentation-formation', 'Apresentação com treinamento'],
      ['advertising', '广告', 'Advertising', 'Publicidad', 'Реклама', 'Publicité', 'Publicidade'],
      ['farmer_meeting', '用户座谈会', 'Farmer meeting', 'Reunión con agricultores', 'Встреча с фермерами', "Réunion d'agriculteurs", 'Reunião com agricultores'],
    ],
  },
  market_info_type: {
    name: ['信息类型', 'Information type', 'Tipo de información', 'Вид информации', "Type d'information", 'Tipo de informação'],
    items: [
      ['competitor_product', '竞品产品', 'Competitor product', 'Producto de la competencia', 'Продукт конкурента', 'Produit concurrent', 'Produto concorrente'],
      ['competitor_price', '竞品价格', 'Competitor price', 'Precio de la competencia', 'Цена конкурента', 'Prix concurrent', 'Preço concorrente'],
      ['policy_subsidy', '政策补贴', 'Policy and subsidy', 'Política y subsidio', 'Политика и субсидии', 'Politique et subventions', 'Política e subsídio'],
      ['demand', '需求', 'Demand', 'Demanda', 'Спрос', 'Demande', 'Demanda'],
      ['crop_price', '作物价格', 'Crop price', 'Precio de cultivos', 'Цены на урожай', 'Prix des récoltes', 'Preço das culturas'],
      ['complaint', '投诉', 'Complaint', 'Queja', 'Жалоба', 'Plainte', 'Reclamação'],
      ['other', '其他', 'Other', 'Otro', 'Прочее', 'Autre', 'Outro'],
    ],
  },
  info_source: {
    name: ['信息来源', 'Source', 'Fuente', 'Источник', 'Origine', 'Fonte'],
    items: [
      ['dealer_visit', '经销商走访', 'Dealer visit', 'Visita del concesionario', 'Визит дилера', 'Visite du concessionnaire', 'Visita da concessionária'],
      ['exhibition', '展会', 'Exhibition', 'Feria', 'Выставка', 'Salon', 'Feira'],
      ['media', '媒体', 'Media', 'Medios', 'СМИ', 'Médias', 'Mídia'],
      ['customer', '客户', 'Customer', 'Cliente', 'Клиент', 'Client', 'Cliente'],
    ],
  },
  suggest_type: {
    name: ['建议类型', 'Suggestion type', 'Tipo de sugerencia', 'Вид предложения', 'Type de suggestion', 'Tipo de sugestão'],
    items: [
      ['reliability', '可靠性', 'Reliability', 'Confiabilidad', 'Надёжность', 'Fiabilité', 'Confiabilidade'],
      ['performance', '性能', 'Performance', 'Rendimiento', 'Производительность', 'Performances', 'Desempenho'],
      ['comfort', '舒适性', 'Comfort', 'Comodidad', 'Комфорт', 'Confort', 'Conforto'],
      ['safety', '安全', 'Safety', 'Seguridad', 'Безопасность', 'Sécurité', 'Segurança'],
      ['adaptation', '适应性', 'Local adaptation', 'Adaptación local', 'Местная адаптация', 'Adaptation locale', 'Adaptação local'],
      ['documentation', '资料', 'Documentation', 'Documentación', 'Документация', 'Documentation technique', 'Documentação'],
      ['cost', '成本', 'Cost', 'Costo', 'Стоимость', 'Coût', 'Custo'],
    ],
  },
  goal_basis: {
    name: ['口径', 'Basis', 'Base', 'База расчёта', 'Base de calcul', 'Base'],
    items: [
      ['retail', '零售', 'Retail', 'Venta minorista', 'Розница', 'Détail', 'Varejo'],
      ['wholesale', '批发', 'Wholesale', 'Venta mayorista', 'Опт', 'Gros', 'Atacado'],
    ],
  },
  contact_type: {
    name: ['联系人类型', 'Contact type', 'Tipo de contacto', 'Тип контакта', 'Type de contact', 'Tipo de contato'],
    items: [
      ['principal', '负责人', 'Principal', 'Titular', 'Руководитель', 'Dirigeant', 'Titular'],
      ['sales', '销售', 'Sales', 'Ventas', 'Продажи', 'Ventes', 'Vendas'],
      ['service', '服务', 'Service', 'Servicio', 'Сервис', 'Service après-vente', 'Serviço'],
      ['warranty', '质保', 'Warranty', 'Garantía', 'Гарантия', 'Garantie', 'Garantia'],
      ['parts', '配件', 'Parts', 'Repuestos', 'Запчасти', 'Pièces', 'Peças'],
      ['finance', '财务', 'Finance', 'Finanzas', 'Финансы', 'Finances', 'Finanças'],
      ['marketing', '市场', 'Marketing', 'Mercadotecnia', 'Маркетинг', 'Communication commerciale', 'Marketing'],
      ['other', '其他', 'Other', 'Otro', 'Прочее', 'Autre', 'Outro'],
    ],
  },
  dealer_attribute: {
    name: ['经销商属性', 'Dealer attribute', 'Tipo de concesionario', 'Тип дилера', 'Type de concessionnaire', 'Tipo de concessionária'],
    items: [
      ['exclusive', '专营', 'Exclusive', 'Exclusivo', 'Эксклюзивный', 'Exclusif', 'Exclusiva'],
      ['general', '综合', 'Multi-brand', 'Multimarca', 'Мультибрендовый', 'Multimarque', 'Multimarcas'],
      ['service_only', '仅服务', 'Service only', 'Solo servicio', 'Только сервис', 'Service uniquement', 'Somente serviço'],
      ['project', '项目型', 'Project', 'De proyectos', 'Проектный', 'Projets', 'De projetos'],
    ],
  },
  workshop_level: {
    name: ['车间等级', 'Workshop level', 'Nivel de taller', 'Класс мастерской', "Niveau d'atelier", 'Nível de oficina'],
    items: [
      ['A', 'A级', 'Level A', 'Nivel A', 'Класс A', 'Niveau A', 'Nível A', 'success'],
      ['B', 'B级', 'Level B', 'Nivel B', 'Класс B', 'Niveau B', 'Nível B', 'processing'],
      ['C', 'C级', 'Level C', 'Nivel C', 'Класс C', 'Niveau C', 'Nível C', 'default'],
    ],
  },
  business_scope: {
    name: ['业务范围', 'Business scope', 'Ámbito comercial', 'Сфера деятельности', "Domaine d'activité", 'Área de atuação'],
    items: [
      ['sales', '销售', 'Sales', 'Ventas', 'Продажи', 'Ventes', 'Vendas'],
      ['service', '服务', 'Service', 'Servicio', 'Сервис', 'Service après-vente', 'Serviço'],
      ['parts', '配件', 'Parts', 'Repuestos', 'Запчасти', 'Pièces', 'Peças'],
    ],
  },
  training_topic: {
    name: ['培训主题', 'Training topic', 'Tema de capacitación', 'Тема обучения', 'Thème de formation', 'Tema do treinamento'],
    items: [
      ['engine', '发动机', 'Engine', 'Motor', 'Двигатель', 'Moteur', 'Motor'],
      ['transmission', '传动', 'Transmission', 'Transmisión', 'Трансмиссия', 'Transmission', 'Transmissão'],
      ['hydraulics', '液压', 'Hydraulics', 'Hidráulica', 'Гидравлика', 'Hydraulique', 'Hidráulica'],
      ['electrics', '电气', 'Electrics', 'Electricidad', 'Электрика', 'Électricité', 'Elétrica'],
      ['electronics', '电控诊断', 'Electronic diagnosis', 'Diagnóstico electrónico', 'Электронная диагностика', 'Diagnostic électronique', 'Diagnóstico eletrônico'],
      ['combine', '收割机', 'Combine harvesters', 'Cosechadoras', 'Комбайны', 'Moissonneuses-batteuses', 'Colheitadeiras'],
      ['warranty', '质保流程', 'Warranty process', 'Proceso de garantía', 'Гарантийный процесс', 'Processus de garantie', 'Processo de garantia'],
      ['parts', '配件业务', 'Parts business', 'Negocio de repuestos', 'Работа с запчастями', 'Gestion des pièces', 'Negócio de peças'],
      ['pdi', '到货验收', 'Arrival acceptance', 'Inspección previa', 'Приёмка машин', 'Réception des machines', 'Aceitação na chegada'],
      ['sales', '销售技巧', 'Selling skills', 'Técnicas de venta', 'Техника продаж', 'Techniques de vente', 'Técnicas de venda'],
      ['safety', '安全操作', 'Safe operation', 'Operación segura', 'Безопасная эксплуатация', 'Utilisation en sécurité', 'Operação segura'],
      ['implements', '农机具', 'Implements', 'Implementos', 'Навесные орудия', 'Outils agricoles', 'Implementos'],
    ],
  },
  training_method: {
    name: ['培训方式', 'Training method', 'Modalidad', 'Форма обучения', 'Mode de formation', 'Modalidade'],
    items: [
      ['online', '线上', 'Online', 'En línea', 'Онлайн', 'En ligne', 'On-line'],
      ['on_site', '现场', "On the dealer's site", 'En el concesionario', 'У дилера', 'Chez le concessionnaire', 'Na concessionária'],
      ['factory', '到厂', 'At the factory', 'En la fábrica', 'На заводе', "À l'usine", 'Na fábrica'],
    ],
  },
} as const satisfies DictionaryDefinitions;
