/** Password of every demo account; documented on the login page of a demo installation. */
export const demoPassword = 'Harrow#2026';

export type RoleCode =
  | 'DLR_ADMIN' | 'DLR_SERVICE' | 'DLR_PARTS' | 'DLR_SALES'
  | 'MFR_SERVICE' | 'MFR_SVC_MGR' | 'MFR_PARTS' | 'MFR_SALES' | 'MFR_FINANCE' | 'MFR_TRAINING' | 'SYS_ADMIN';

export type DemoUser = {
  username: string;
  realname: string;
  phone: string;
  /** Departments; the first is the current one unless there are several, then the user chooses at login. */
  orgCodes: readonly string[];
  roles: readonly RoleCode[];
  language: 'zh-cn' | 'en' | 'es' | 'ru' | 'fr' | 'pt';
  timeZone: string;
  /** Account states that the login shows: default is a normal account with a fresh password. */
  state?: 'password_expired' | 'must_change_password' | 'frozen' | 'no_department' | 'several_departments';
};

const china = { language: 'zh-cn', timeZone: 'Asia/Shanghai' } as const;
const chile = { language: 'es', timeZone: 'America/Santiago' } as const;

/** The accounts of the demo. Nobody at the maker has market groups assigned, so they see all of them. */
export const demoUsers: readonly DemoUser[] = [
  { username: 'admin', realname: '系统管理员', phone: '+86 13800550100', orgCodes: ['A01A07'], roles: ['SYS_ADMIN'], ...china },
  { username: 'wang.service', realname: '王建国', phone: '+86 13800550101', orgCodes: ['A01A01'], roles: ['MFR_SERVICE'], ...china },
  { username: 'li.service', realname: '李晓梅', phone: '+86 13800550102', orgCodes: ['A01A01'], roles: ['MFR_SERVICE'], ...china },
  { username: 'zhao.manager', realname: '赵志强', phone: '+86 13800550103', orgCodes: ['A01A01'], roles: ['MFR_SVC_MGR'], ...china },
  { username: 'chen.parts', realname: '陈丽华', phone: '+86 13800550104', orgCodes: ['A01A02'], roles: ['MFR_PARTS'], ...china },
  { username: 'sun.sales', realname: '孙海涛', phone: '+86 13800550105', orgCodes: ['A01A03'], roles: ['MFR_SALES'], ...china },
  { username: 'qian.finance', realname: '钱文静', phone: '+86 13800550106', orgCodes: ['A01A05'], roles: ['MFR_FINANCE'], ...china },
  { username: 'liu.finance', realname: '刘芳', phone: '+86 13800550109', orgCodes: ['A01A05'], roles: ['MFR_FINANCE'], ...china },
  { username: 'zhou.training', realname: '周明', phone: '+86 13800550107', orgCodes: ['A01A06'], roles: ['MFR_TRAINING'], ...china },
  { username: 'd001.admin', realname: 'Valentina Aravena', phone: '+56 9 5550 1401', orgCodes: ['B01A01'], roles: ['DLR_ADMIN'], ...chile },
  { username: 'd001.service', realname: 'Matías Fuentealba', phone: '+56 9 5550 1402', orgCodes: ['B01A01'], roles: ['DLR_SERVICE'], ...chile },
  { username: 'd001.parts', realname: 'Ignacia Sandoval', phone: '+56 9 5550 1403', orgCodes: ['B01A01'], roles: ['DLR_PARTS'], ...chile },
  { username: 'd001.sales', realname: 'Cristóbal Lagos', phone: '+56 9 5550 1404', orgCodes: ['B01A01'], roles: ['DLR_SALES'], ...chile },
  { username: 'd002.admin', realname: 'Айгуль Нурланова', phone: '+7 701 555 0127', orgCodes: ['B01A02'], roles: ['DLR_ADMIN'], language: 'ru', timeZone: 'Asia/Almaty' },
  { username: 'd002.service', realname: 'Сергей Дорохов', phone: '+7 701 555 0128', orgCodes: ['B01A02'], roles: ['DLR_SERVICE'], language: 'ru', timeZone: 'Asia/Almaty' },
  { username: 'd003.admin', realname: 'Aya Konan', phone: '+225 07 55 01 40 10', orgCodes: ['B01A03'], roles: ['DLR_ADMIN'], language: 'fr', timeZone: 'Africa/Abidjan' },
  { username: 'd003.service', realname: 'Ibrahim Traoré', phone: '+225 07 55 01 40 11', orgCodes: ['B01A03'], roles: ['DLR_SERVICE'], language: 'fr', timeZone: 'Africa/Abidjan' },
  { username: 'd004.admin', realname: 'Helena Cassoma', phone: '+244 923 550 140', orgCodes: ['B01A04'], roles: ['DLR_ADMIN', 'DLR_SERVICE'], language: 'pt', timeZone: 'Africa/Luanda' },
  { username: 'd005.admin', realname: 'Grace Njeri', phone: '+254 712 550 140', orgCodes: ['B01A05'], roles: ['DLR_ADMIN'], language: 'en', timeZone: 'Africa/Nairobi' },
  { username: 'd005.service', realname: 'Otieno Ouma', phone: '+254 712 550 141', orgCodes: ['B01A05'], roles: ['DLR_SERVICE'], language: 'en', timeZone: 'Africa/Nairobi' },
  { username: 'd00101.service', realname: 'Pablo Catrileo', phone: '+56 9 5550 1411', orgCodes: ['B01A01A01'], roles: ['DLR_SERVICE'], ...chile },
  { username: 'old.password', realname: 'Camila Riquelme', phone: '+56 9 5550 1421', orgCodes: ['B01A01'], roles: ['DLR_SERVICE'], ...chile, state: 'password_expired' },
  { username: 'first.login', realname: 'Yao Kouassi', phone: '+225 07 55 01 40 21', orgCodes: ['B01A03'], roles: ['DLR_SERVICE'], language: 'fr', timeZone: 'Africa/Abidjan', state: 'must_change_password' },
  { username: 'frozen.user', realname: 'Арман Жумабаев', phone: '+7 701 555 0131', orgCodes: ['B01A02'], roles: ['DLR_SERVICE'], language: 'ru', timeZone: 'Asia/Almaty', state: 'frozen' },
  { username: 'nodept.user', realname: 'Nuno Ferraz', phone: '+244 923 550 151', orgCodes: [], roles: ['DLR_SERVICE'], language: 'pt', timeZone: 'Africa/Luanda', state: 'no_department' },
  { username: 'multi.dept', realname: '吴思远', phone: '+86 13800550108', orgCodes: ['A01A01', 'A01A02'], roles: ['MFR_SERVICE', 'MFR_PARTS'], ...china, state: 'several_departments' },
];
