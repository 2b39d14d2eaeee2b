import type { DictionaryDefinitions } from '../../../shared/dictionary.types.ts';

/** Of roles, departments and positions. */
export const administrationDictionaries = {
  data_scope: {
    name: ['数据范围', 'Data scope', 'Alcance de datos', 'Область данных', 'Portée des données', 'Âmbito dos dados'],
    items: [
      ['SELF', '仅本人', 'Own records', 'Registros propios', 'Только свои записи', 'Ses propres enregistrements', 'Registros próprios'],
      ['ORG', '本部门', 'Own department', 'Departamento propio', 'Своё подразделение', 'Son service', 'Departamento próprio'],
      ['ORG_SUB', '本部门及下级', 'Own department and below', 'Departamento propio e inferiores', 'Своё подразделение и нижестоящие', 'Son service et ceux en dessous', 'Departamento próprio e inferiores'],
      ['REGION', '负责的市场组', 'Market groups in charge', 'Grupos de mercado a cargo', 'Свои группы рынков', 'Groupes de marché suivis', 'Grupos de mercado atribuídos'],
      ['ALL', '全部', 'Everything', 'Todo', 'Все данные', 'Tout', 'Tudo'],
    ],
  },
  org_category: {
    name: ['机构类型', 'Kind of organisation', 'Tipo de organización', 'Тип организации', "Type d'organisation", 'Tipo de organização'],
    items: [
      ['1', '厂家', 'Maker', 'Fabricante', 'Производитель', 'Constructeur', 'Fabricante'],
      ['2', '厂家部门', 'Department of the maker', 'Departamento del fabricante', 'Отдел производителя', 'Service du constructeur', 'Departamento do fabricante'],
      ['3', '经销商', 'Dealer', 'Concesionario', 'Дилер', 'Concessionnaire', 'Concessionária'],
      ['4', '二级网点', 'Sub-dealer', 'Subconcesionario', 'Субдилер', 'Sous-concessionnaire', 'Subconcessionária'],
    ],
  },
  position_rank: {
    name: ['职级', 'Rank', 'Rango', 'Уровень', 'Rang', 'Nível'],
    items: [
      ['1', '员工', 'Staff', 'Empleado', 'Сотрудник', 'Employé', 'Funcionário'],
      ['2', '主管', 'Team lead', 'Jefe de equipo', 'Руководитель группы', "Chef d'équipe", 'Chefe de equipe'],
      ['3', '经理', 'Manager', 'Gerente', 'Менеджер', 'Responsable', 'Gerente'],
      ['4', '总监', 'Director', 'Director', 'Директор', 'Directeur', 'Diretor'],
    ],
  },
} as const satisfies DictionaryDefinitions;
