import BellOutlined from '@ant-design/icons/BellOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CameraOutlined from '@ant-design/icons/CameraOutlined';
import CloudOutlined from '@ant-design/icons/CloudOutlined';
import CompassOutlined from '@ant-design/icons/CompassOutlined';
import ContactsOutlined from '@ant-design/icons/ContactsOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import DollarOutlined from '@ant-design/icons/DollarOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import ExperimentOutlined from '@ant-design/icons/ExperimentOutlined';
import FileOutlined from '@ant-design/icons/FileOutlined';
import FlagOutlined from '@ant-design/icons/FlagOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import GiftOutlined from '@ant-design/icons/GiftOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import HeartOutlined from '@ant-design/icons/HeartOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined';
import TruckOutlined from '@ant-design/icons/TruckOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import type { ComponentType } from 'react';

/** Icons that only administrators put into a menu. */
const icons: Readonly<Record<string, ComponentType>> = {
  user: UserOutlined,
  home: HomeOutlined,
  bell: BellOutlined,
  calendar: CalendarOutlined,
  camera: CameraOutlined,
  cloud: CloudOutlined,
  compass: CompassOutlined,
  contacts: ContactsOutlined,
  dashboard: DashboardOutlined,
  dollar: DollarOutlined,
  environment: EnvironmentOutlined,
  experiment: ExperimentOutlined,
  file: FileOutlined,
  flag: FlagOutlined,
  folder: FolderOutlined,
  gift: GiftOutlined,
  global: GlobalOutlined,
  heart: HeartOutlined,
  idcard: IdcardOutlined,
  inbox: InboxOutlined,
  mail: MailOutlined,
  message: MessageOutlined,
  phone: PhoneOutlined,
  picture: PictureOutlined,
  printer: PrinterOutlined,
  safety: SafetyOutlined,
  'shopping-cart': ShoppingCartOutlined,
  truck: TruckOutlined,
};

export default icons;
