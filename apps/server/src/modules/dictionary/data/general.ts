import type { DictionaryDefinitions } from '../../../shared/dictionary.types.ts';

/** Values used by every area: yes and no, languages, currencies, units, regions. */
export const generalDictionaries = {
  yn: {
    name: ['是否', 'Yes or no', 'Sí o no', 'Да или нет', 'Oui ou non', 'Sim ou não'],
    items: [
      ['Y', '是', 'Yes', 'Sí', 'Да', 'Oui', 'Sim', 'success'],
      ['N', '否', 'No', 'No', 'Нет', 'Non', 'Não', 'default'],
    ],
  },
  sex: {
    name: ['性别', 'Sex', 'Sexo', 'Пол', 'Sexe', 'Sexo'],
    items: [
      ['1', '男', 'Male', 'Hombre', 'Мужской', 'Homme', 'Masculino'],
      ['2', '女', 'Female', 'Mujer', 'Женский', 'Femme', 'Feminino'],
    ],
  },
  // A language is called by its own name in every language, so that its speakers find it.
  language: {
    name: ['语言', 'Language', 'Idioma', 'Язык', 'Langue', 'Idioma'],
    items: [
      ['zh-cn', '简体中文', '简体中文', '简体中文', '简体中文', '简体中文', '简体中文'],
      ['en', 'English', 'English', 'English', 'English', 'English', 'English'],
      ['es', 'Español', 'Español', 'Español', 'Español', 'Español', 'Español'],
      ['ru', 'Русский', 'Русский', 'Русский', 'Русский', 'Русский', 'Русский'],
      ['fr', 'Français', 'Français', 'Français', 'Français', 'Français', 'Français'],
      ['pt', 'Português', 'Português', 'Português', 'Português', 'Português', 'Português'],
    ],
  },
  currency: {
    name: ['币种', 'Currency', 'Moneda', 'Валюта', 'Devise', 'Moeda'],
    items: [
      ['RMB', '人民币', 'Chinese yuan', 'Yuan chino', 'Китайский юань', 'Yuan chinois', 'Yuan chinês'],
      ['USD', '美元', 'US dollar', 'Dólar estadounidense', 'Доллар США', 'Dollar américain', 'Dólar americano'],
      ['EUR', '欧元', 'Euro', 'Euro', 'Евро', 'Euro', 'Euro'],
    ],
  },
  region: {
    name: ['区域', 'Region', 'Región', 'Регион', 'Région', 'Região'],
    items: [
      ['latam', '拉丁美洲', 'Latin America', 'América Latina', 'Латинская Америка', 'Amérique latine', 'América Latina'],
      ['cis', '独联体', 'CIS', 'CEI', 'СНГ', 'CEI', 'CEI'],
      ['africa_fr', '非洲法语区', 'French-speaking Africa', 'África francófona', 'Франкоязычная Африка', 'Afrique francophone', 'África francófona'],
      ['africa_pt', '非洲葡语区', 'Portuguese-speaking Africa', 'África lusófona', 'Португалоязычная Африка', 'Afrique lusophone', 'África lusófona'],
      ['africa_en', '非洲英语区', 'English-speaking Africa', 'África anglófona', 'Англоязычная Африка', 'Afrique anglophone', 'África anglófona'],
      ['asia', '亚洲', 'Asia', 'Asia', 'Азия', 'Asie', 'Ásia'],
    ],
  },
  market_group: {
    name: ['市场组', 'Market group', 'Grupo de mercado', 'Группа рынков', 'Groupe de marchés', 'Grupo de mercado'],
    items: [
      ['LATAM', '拉美市场', 'Latin America', 'América Latina', 'Латинская Америка', 'Amérique latine', 'América Latina'],
      ['CIS', '独联体市场', 'CIS and Central Asia', 'CEI y Asia Central', 'СНГ и Центральная Азия', 'CEI et Asie centrale', 'CEI e Ásia Central'],
      ['WAF', '西非市场', 'West Africa', 'África Occidental', 'Западная Африка', "Afrique de l'Ouest", 'África Ocidental'],
      ['SAF', '南部非洲市场', 'Southern Africa', 'África Austral', 'Юг Африки', 'Afrique australe', 'África Austral'],
      ['EAF', '东非市场', 'East Africa', 'África Oriental', 'Восточная Африка', "Afrique de l'Est", 'África Oriental'],
      ['SEA', '东南亚市场', 'South-East Asia', 'Sudeste Asiático', 'Юго-Восточная Азия', 'Asie du Sud-Est', 'Sudeste Asiático'],
    ],
  },
  unit: {
    name: ['单位', 'Unit', 'Unidad', 'Единица измерения', 'Unité', 'Unidade'],
    items: [
      ['pc', '件', 'Piece', 'Unidad', 'Штука', 'Pièce', 'Peça'],
      ['set', '套', 'Set', 'Juego', 'Комплект', 'Jeu', 'Jogo'],
      ['m', '米', 'Metre', 'Metro', 'Метр', 'Mètre', 'Metro'],
      ['l', '升', 'Litre', 'Litro', 'Литр', 'Litre', 'Litro'],
      ['kg', '千克', 'Kilogram', 'Kilogramo', 'Килограмм', 'Kilogramme', 'Quilograma'],
    ],
  },
  priority: {
    name: ['优先级', 'Priority', 'Prioridad', 'Приоритет', 'Priorité', 'Prioridade'],
    items: [
      ['low', '低', 'Low', 'Baja', 'Низкий', 'Basse', 'Baixa', 'default'],
      ['normal', '中', 'Normal', 'Media', 'Обычный', 'Normale', 'Média', 'blue'],
      ['high', '高', 'High', 'Alta', 'Высокий', 'Haute', 'Alta', 'red'],
    ],
  },
  user_status: {
    name: ['用户状态', 'User status', 'Estado del usuario', 'Статус пользователя', "Statut de l'utilisateur", 'Status do usuário'],
    items: [
      ['1', '正常', 'Active', 'Activo', 'Активен', 'Actif', 'Ativo', 'success'],
      ['2', '冻结', 'Frozen', 'Bloqueado', 'Заблокирован', 'Bloqué', 'Bloqueado', 'error'],
      ['3', '申请中', 'Requested', 'Solicitado', 'Запрошен', 'Demandé', 'Solicitado', 'processing'],
    ],
  },
  user_type: {
    name: ['用户类型', 'User type', 'Tipo de usuario', 'Тип пользователя', "Type d'utilisateur", 'Tipo de usuário'],
    items: [
      ['maker', '厂家', 'Maker', 'Fabricante', 'Производитель', 'Constructeur', 'Fabricante'],
      ['dealer', '经销商', 'Dealer', 'Concesionario', 'Дилер', 'Concessionnaire', 'Concessionária'],
    ],
  },
} as const satisfies DictionaryDefinitions;
