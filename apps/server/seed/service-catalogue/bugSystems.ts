import type { SixTexts } from '../../src/shared/messages/sixTexts.ts';
import type { BugSystemCode } from './components.ts';

/** The faulty systems in display order; `products` are the level-2 products that have them. */
export const bugSystems: readonly { code: BugSystemCode; products: readonly string[]; name: SixTexts }[] = [
  { code: 'engine', products: ['tractor', 'combine', 'transplanter', 'loader', 'engine'], name: ['发动机', 'Engine', 'Motor', 'Двигатель', 'Moteur', 'Motor'] },
  { code: 'fuel', products: ['tractor', 'combine', 'transplanter', 'loader', 'engine'], name: ['燃油系统', 'Fuel system', 'Sistema de combustible', 'Топливная система', "Circuit d'alimentation", 'Sistema de combustível'] },
  { code: 'cooling', products: ['tractor', 'combine', 'transplanter', 'loader', 'engine'], name: ['冷却系统', 'Cooling system', 'Sistema de refrigeración', 'Система охлаждения', 'Circuit de refroidissement', 'Sistema de arrefecimento'] },
  { code: 'clutch', products: ['tractor', 'combine', 'transplanter'], name: ['离合器', 'Clutch', 'Embrague', 'Сцепление', 'Embrayage', 'Embreagem'] },
  { code: 'gearbox', products: ['tractor', 'combine', 'transplanter', 'loader', 'implement'], name: ['变速箱', 'Gearbox', 'Caja de cambios', 'Коробка передач', 'Boîte de vitesses', 'Câmbio'] },
  { code: 'front_axle', products: ['tractor', 'combine', 'loader'], name: ['前桥', 'Front axle', 'Eje delantero', 'Передний мост', 'Essieu avant', 'Eixo dianteiro'] },
  { code: 'rear_axle', products: ['tractor', 'combine', 'loader'], name: ['后桥', 'Rear axle', 'Eje trasero', 'Задний мост', 'Pont arrière', 'Eixo traseiro'] },
  { code: 'hydraulic', products: ['tractor', 'combine', 'transplanter', 'loader', 'implement'], name: ['液压系统', 'Hydraulic system', 'Sistema hidráulico', 'Гидросистема', 'Circuit hydraulique', 'Sistema hidráulico'] },
  { code: 'electrical', products: ['tractor', 'combine', 'transplanter', 'loader', 'engine'], name: ['电气系统', 'Electrical system', 'Sistema eléctrico', 'Электрооборудование', 'Circuit électrique', 'Sistema elétrico'] },
  { code: 'steering', products: ['tractor', 'combine', 'transplanter', 'loader'], name: ['转向系统', 'Steering', 'Dirección', 'Рулевое управление', 'Direction', 'Direção'] },
  { code: 'brake', products: ['tractor', 'combine', 'loader'], name: ['制动系统', 'Brakes', 'Frenos', 'Тормозная система', 'Freinage', 'Freios'] },
  { code: 'cab', products: ['tractor', 'combine', 'loader'], name: ['驾驶室', 'Cab', 'Cabina', 'Кабина', 'Cabine', 'Cabine'] },
  { code: 'header', products: ['combine'], name: ['割台', 'Header', 'Cabezal', 'Жатка', 'Coupe', 'Plataforma de corte'] },
  { code: 'threshing', products: ['combine'], name: ['脱粒系统', 'Threshing system', 'Sistema de trilla', 'Молотильный аппарат', 'Battage', 'Sistema de trilha'] },
  { code: 'cleaning', products: ['combine'], name: ['清选系统', 'Cleaning system', 'Sistema de limpieza', 'Система очистки', 'Nettoyage du grain', 'Sistema de limpeza'] },
  { code: 'structure', products: ['tractor', 'combine', 'transplanter', 'loader', 'implement'], name: ['结构件', 'Structure', 'Estructura', 'Рама и навеска', 'Structure et châssis', 'Estrutura'] },
];
