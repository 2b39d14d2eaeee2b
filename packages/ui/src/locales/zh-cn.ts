import advancedQuery from '../AdvancedQuery/messages/zh-cn.json';
import areas from '../AreaPicker/messages/zh-cn.json';
import cronEditor from '../CronEditor/messages/zh-cn.json';
import editableTable from '../EditableTable/messages/zh-cn.json';
import editors from '../editors/messages/zh-cn.json';
import exportButton from '../ExportButton/messages/zh-cn.json';
import core from '../HarrowProvider/locales/zh-cn.ts';
import type { LanguagePack } from '../HarrowProvider/language/languagePack.ts';
import importDialog from '../ImportDialog/messages/zh-cn.json';
import listPage from '../ListPage/messages/zh-cn.json';
import pictureEdit from '../attachments/pictureEdit/messages/zh-cn.json';
import pickers from '../pickers/messages/zh-cn.json';
import settingsDrawer from '../SettingsDrawer/messages/zh-cn.json';
import signature from '../signature/messages/zh-cn.json';
import trees from '../trees/messages/zh-cn.json';
import uploads from '../UploadField/messages/zh-cn.json';

/** Every text of the library in one object, for `language` of `HarrowProvider`: nothing is fetched, so that servers and tests show it at once. */
const pack: LanguagePack = {
  ...core,
  messages: {
    ...core.messages,
    advancedQuery,
    areas,
    cronEditor,
    editableTable,
    editors,
    exportButton,
    importDialog,
    listPage,
    pickers,
    pictureEdit,
    settingsDrawer,
    signature,
    trees,
    uploads,
  },
};
export default pack;
