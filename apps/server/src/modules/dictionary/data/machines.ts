import type { DictionaryDefinitions } from './dictionary.types.ts';

/** Words of machines, their owners, inspection and upkeep. */
export const machineDictionaries = {
  product2: {
    name: ['产品大类', 'Product line', 'Línea de producto', 'Вид техники', 'Gamme de produits', 'Linha de produtos'],
    items: [
      ['tractor', '拖拉机', 'Tractor', 'Tractor', 'Трактор', 'Tracteur', 'Trator'],
      ['combine', '联合收割机', 'Combine harvester', 'Cosechadora', 'Зерноуборочный комбайн', 'Moissonneuse-batteuse', 'Colheitadeira'],
      ['transplanter', '插秧机', 'Rice transplanter', 'Trasplantadora de arroz', 'Рисопосадочная машина', 'Repiqueuse de riz', 'Transplantadora de arroz'],
      ['loader', '装载机', 'Wheel loader', 'Cargadora de ruedas', 'Фронтальный погрузчик', 'Chargeuse sur pneus', 'Pá carregadeira'],
      ['implement', '农机具', 'Implement', 'Implemento', 'Навесное орудие', 'Outil agricole', 'Implemento'],
      ['engine', '发动机', 'Engine', 'Motor', 'Двигатель', 'Moteur', 'Motor'],
    ],
  },
  end_user_type: {
    name: ['用户类型', 'End user type', 'Tipo de usuario final', 'Тип конечного пользователя', "Type d'utilisateur final", 'Tipo de usuário final'],
    items: [
      ['farmer', '农户', 'Farmer', 'Agricultor', 'Фермер', 'Agriculteur', 'Agricultor'],
      ['cooperative', '合作社', 'Cooperative', 'Cooperativa', 'Кооператив', 'Coopérative', 'Cooperativa'],
      ['contractor', '作业服务商', 'Contractor', 'Contratista', 'Подрядчик', 'Entrepreneur de travaux agricoles', 'Prestador de serviços'],
      ['government', '政府机构', 'Government', 'Organismo público', 'Государственная организация', 'Organisme public', 'Órgão público'],
      ['rental', '租赁公司', 'Rental company', 'Empresa de arriendo', 'Прокатная компания', 'Loueur', 'Locadora'],
    ],
  },
  industry: {
    name: ['行业', 'Industry', 'Sector', 'Отрасль', "Secteur d'activité", 'Setor'],
    items: [
      ['grain', '粮食', 'Grain', 'Cereales', 'Зерновые', 'Céréales', 'Grãos'],
      ['rice', '水稻', 'Rice', 'Arroz', 'Рис', 'Riz', 'Arroz'],
      ['sugarcane', '甘蔗', 'Sugar cane', 'Caña de azúcar', 'Сахарный тростник', 'Canne à sucre', 'Cana-de-açúcar'],
      ['cotton', '棉花', 'Cotton', 'Algodón', 'Хлопок', 'Coton', 'Algodão'],
      ['fruit', '果园', 'Fruit growing', 'Fruticultura', 'Плодоводство', 'Arboriculture fruitière', 'Fruticultura'],
      ['forestry', '林业', 'Forestry', 'Silvicultura', 'Лесное хозяйство', 'Sylviculture', 'Silvicultura'],
      ['construction', '建筑', 'Construction', 'Construcción', 'Строительство', 'Travaux publics', 'Construção'],
      ['rental', '租赁', 'Rental', 'Arriendo', 'Аренда', 'Location', 'Locação'],
    ],
  },
  crop: {
    name: ['作物', 'Crop', 'Cultivo', 'Культура', 'Culture', 'Cultura'],
    items: [
      ['wheat', '小麦', 'Wheat', 'Trigo', 'Пшеница', 'Blé', 'Trigo'],
      ['barley', '大麦', 'Barley', 'Cebada', 'Ячмень', 'Orge', 'Cevada'],
      ['maize', '玉米', 'Maize', 'Maíz', 'Кукуруза', 'Maïs', 'Milho'],
      ['rice', '水稻', 'Rice', 'Arroz', 'Рис', 'Riz', 'Arroz'],
      ['soybean', '大豆', 'Soybean', 'Soja', 'Соя', 'Soja', 'Soja'],
      ['sunflower', '向日葵', 'Sunflower', 'Girasol', 'Подсолнечник', 'Tournesol', 'Girassol'],
      ['cotton', '棉花', 'Cotton', 'Algodón', 'Хлопчатник', 'Coton', 'Algodão'],
      ['sugarcane', '甘蔗', 'Sugar cane', 'Caña de azúcar', 'Сахарный тростник', 'Canne à sucre', 'Cana-de-açúcar'],
      ['potato', '马铃薯', 'Potato', 'Papa', 'Картофель', 'Pomme de terre', 'Batata'],
      ['fruit', '水果', 'Fruit', 'Fruta', 'Плодовые', 'Fruits', 'Frutas'],
      ['cassava', '木薯', 'Cassava', 'Mandioca', 'Маниок', 'Manioc', 'Mandioca'],
      ['forage', '牧草', 'Forage', 'Forraje', 'Кормовые травы', 'Fourrage', 'Forragem'],
    ],
  },
  insurance_status: {
    name: ['保险状态', 'Insurance status', 'Estado del seguro', 'Статус страховки', "Statut de l'assurance", 'Status do seguro'],
    items: [
      ['none', '无', 'None', 'Sin seguro', 'Нет', 'Aucune', 'Sem seguro', 'default'],
      ['valid', '有效', 'Valid', 'Vigente', 'Действует', 'Valide', 'Vigente', 'success'],
      ['expiring', '即将到期', 'Expiring', 'Por vencer', 'Истекает', 'Expire bientôt', 'A vencer', 'warning'],
      ['expired', '已到期', 'Expired', 'Vencido', 'Истекла', 'Expirée', 'Vencido', 'error'],
    ],
  },
  check_category: {
    name: ['检查类别', 'Inspection category', 'Categoría de inspección', 'Раздел проверки', 'Catégorie de contrôle', 'Categoria de inspeção'],
    items: [
      ['transport_damage', '运输外观', 'Transport damage', 'Daños de transporte', 'Повреждения при перевозке', 'Dommages de transport', 'Danos de transporte'],
      ['documents', '随车资料', 'Documents', 'Documentación', 'Документация', 'Documents', 'Documentos'],
      ['engine', '发动机', 'Engine', 'Motor', 'Двигатель', 'Moteur', 'Motor'],
      ['cooling', '冷却', 'Cooling', 'Refrigeración', 'Охлаждение', 'Refroidissement', 'Arrefecimento'],
      ['electrical', '电气', 'Electrical system', 'Sistema eléctrico', 'Электрооборудование', 'Électricité', 'Sistema elétrico'],
      ['transmission', '传动', 'Transmission', 'Transmisión', 'Трансмиссия', 'Transmission', 'Transmissão'],
      ['hydraulic', '液压', 'Hydraulics', 'Hidráulica', 'Гидравлика', 'Hydraulique', 'Hidráulica'],
      ['brake_steering', '制动转向', 'Brakes and steering', 'Frenos y dirección', 'Тормоза и рулевое управление', 'Freins et direction', 'Freios e direção'],
      ['wheels_tyres', '轮胎', 'Wheels and tyres', 'Ruedas y neumáticos', 'Колёса и шины', 'Roues et pneus', 'Rodas e pneus'],
      ['cab', '驾驶室', 'Cab', 'Cabina', 'Кабина', 'Cabine', 'Cabine'],
      ['pto_hitch', '动力输出悬挂', 'PTO and hitch', 'Toma de fuerza y enganche', 'ВОМ и навеска', 'Prise de force et attelage', 'TDP e engate'],
      ['working_unit', '工作部件', 'Working unit', 'Órgano de trabajo', 'Рабочие органы', 'Organe de travail', 'Unidade de trabalho'],
      ['safety', '安全', 'Safety', 'Seguridad', 'Безопасность', 'Sécurité', 'Segurança'],
      ['test_run', '试运转', 'Test run', 'Prueba de funcionamiento', 'Пробный пуск', 'Essai de marche', 'Teste de funcionamento'],
    ],
  },
  check_method: {
    name: ['检查方法', 'Inspection method', 'Método de inspección', 'Метод проверки', 'Méthode de contrôle', 'Método de inspeção'],
    items: [
      ['visual', '目视', 'Visual', 'Visual', 'Осмотр', 'Visuel', 'Visual'],
      ['measure', '测量', 'Measurement', 'Medición', 'Измерение', 'Mesure', 'Medição'],
      ['function', '功能检查', 'Function test', 'Prueba funcional', 'Проверка работы', 'Essai fonctionnel', 'Teste funcional'],
      ['road_test', '路试', 'Road test', 'Prueba en ruta', 'Пробная поездка', 'Essai sur route', 'Teste de rodagem'],
    ],
  },
  pdi_handling: {
    name: ['处理方式', 'Handling', 'Tratamiento', 'Способ устранения', 'Traitement', 'Tratamento'],
    items: [
      ['adjusted', '已调整', 'Adjusted', 'Ajustado', 'Отрегулировано', 'Réglé', 'Ajustado', 'success'],
      ['repaired', '已修复', 'Repaired', 'Reparado', 'Отремонтировано', 'Réparé', 'Reparado', 'success'],
      ['part_ordered', '待件', 'Part ordered', 'Repuesto pedido', 'Деталь заказана', 'Pièce commandée', 'Peça pedida', 'warning'],
      ['claim', '转索赔', 'Warranty claim', 'Reclamación de garantía', 'Гарантийная рекламация', 'Demande de garantie', 'Reclamação de garantia', 'processing'],
      ['carrier_claim', '承运索赔', 'Claim on the carrier', 'Reclamo al transportista', 'Претензия перевозчику', 'Réclamation au transporteur', 'Reclamação à transportadora', 'processing'],
    ],
  },
  force_type: {
    name: ['业务类型', 'Kind', 'Tipo', 'Вид', 'Nature', 'Tipo'],
    items: [
      ['insurance', '强制保险', 'Compulsory insurance', 'Seguro obligatorio', 'Обязательное страхование', 'Assurance obligatoire', 'Seguro obrigatório'],
      ['maintenance', '强制保养', 'Preventive maintenance', 'Mantenimiento preventivo', 'Плановое обслуживание', 'Entretien préventif', 'Manutenção preventiva'],
    ],
  },
  insurance_type: {
    name: ['险种', 'Insurance type', 'Tipo de seguro', 'Вид страхования', "Type d'assurance", 'Tipo de seguro'],
    items: [
      ['third_party', '交强险', 'Third-party liability', 'Responsabilidad civil', 'Гражданская ответственность', 'Responsabilité civile', 'Responsabilidade civil'],
      ['road_transport', '道路运输险', 'Road transport', 'Transporte por carretera', 'Дорожная перевозка', 'Transport routier', 'Transporte rodoviário'],
      ['cargo', '货运险', 'Cargo', 'Carga', 'Страхование груза', 'Marchandises transportées', 'Carga'],
      ['operator_accident', '驾驶员意外险', 'Operator accident', 'Accidentes del operador', 'Несчастный случай с оператором', 'Accident du conducteur', 'Acidentes do operador'],
    ],
  },
  maint_level: {
    name: ['保养级别', 'Maintenance level', 'Nivel de mantenimiento', 'Вид обслуживания', "Niveau d'entretien", 'Nível de manutenção'],
    items: [
      ['run_in_50h', '首保 50小时', 'Run-in, 50 h', 'Rodaje, 50 h', 'Обкатка, 50 ч', 'Rodage, 50 h', 'Amaciamento, 50 h'],
      ['h250', '250小时', '250 h', 'A las 250 h', '250 ч', '250 heures', '250 horas'],
      ['h500', '500小时', '500 h', 'A las 500 h', '500 ч', '500 heures', '500 horas'],
      ['h1000', '1000小时', '1,000 h', 'A las 1.000 h', '1000 ч', '1 000 heures', '1.000 horas'],
      ['h2000', '2000小时', '2,000 h', 'A las 2.000 h', '2000 ч', '2 000 heures', '2.000 horas'],
      ['annual', '年度', 'Annual', 'Anual', 'Ежегодное', 'Annuel', 'Anual'],
    ],
  },
  vehicle_color: {
    name: ['车辆颜色', 'Machine colour', 'Color de la máquina', 'Цвет машины', 'Couleur de la machine', 'Cor da máquina'],
    items: [
      ['red', '红色', 'Red', 'Rojo', 'Красный', 'Rouge', 'Vermelho'],
      ['blue', '蓝色', 'Blue', 'Azul', 'Синий', 'Bleu', 'Azul'],
      ['green', '绿色', 'Green', 'Verde', 'Зелёный', 'Vert', 'Verde'],
      ['yellow', '黄色', 'Yellow', 'Amarillo', 'Жёлтый', 'Jaune', 'Amarelo'],
      ['orange', '橙色', 'Orange', 'Naranja', 'Оранжевый', 'Orange', 'Laranja'],
      ['white', '白色', 'White', 'Blanco', 'Белый', 'Blanc', 'Branco'],
      ['grey', '灰色', 'Grey', 'Gris', 'Серый', 'Gris', 'Cinza'],
    ],
  },
  vehicle_config: {
    name: ['车辆配置', 'Machine configuration', 'Configuración de la máquina', 'Комплектация машины', 'Configuration de la machine', 'Configuração da máquina'],
    items: [
      ['standard', '标准配置', 'Standard', 'Estándar', 'Стандартная', 'Standard', 'Padrão'],
      ['export', '出口配置', 'Export version', 'Versión de exportación', 'Экспортная', 'Version export', 'Versão de exportação'],
      ['4wd', '四轮驱动', 'Four-wheel drive', 'Tracción en las cuatro ruedas', 'Полный привод', 'Quatre roues motrices', 'Tração nas quatro rodas'],
      ['2wd', '两轮驱动', 'Two-wheel drive', 'Tracción en dos ruedas', 'Привод на два колеса', 'Deux roues motrices', 'Tração em duas rodas'],
      ['cab', '驾驶室', 'Cab', 'Cabina', 'Кабина', 'Cabine', 'Cabine'],
      ['rops', '防翻架', 'Roll bar', 'Arco de seguridad', 'Дуга безопасности', 'Arceau de sécurité', 'Arco de segurança'],
      ['canopy', '遮阳棚', 'Canopy', 'Toldo', 'Навес', 'Toit pare-soleil', 'Toldo'],
      ['shift12', '12前进+12倒挡', '12 forward, 12 reverse gears', '12 marchas adelante y 12 atrás', '12 передач вперёд и 12 назад', '12 vitesses avant et 12 arrière', '12 marchas à frente e 12 à ré'],
      ['shift8', '8前进+8倒挡', '8 forward, 8 reverse gears', '8 marchas adelante y 8 atrás', '8 передач вперёд и 8 назад', '8 vitesses avant et 8 arrière', '8 marchas à frente e 8 à ré'],
    ],
  },
} as const satisfies DictionaryDefinitions;
