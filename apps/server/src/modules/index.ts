import type { AllHandlers } from '../shared/contract/handlers.ts';
import type { Module, StartOptions } from '../shared/module.ts';
import type { ParameterKeys } from '../shared/parameters.ts';
import type { Services } from '../shared/services.ts';
import { announcement } from './announcement/module.ts';
import { approval } from './approval/module.ts';
import { arrivalAccept } from './arrival-accept/module.ts';
import { attach } from './attach/module.ts';
import { campaign } from './campaign/module.ts';
import { category } from './category/module.ts';
import { coefficient } from './coefficient/module.ts';
import { contact } from './contact/module.ts';
import { dashboard } from './dashboard/module.ts';
import { dealer } from './dealer/module.ts';
import { department } from './department/module.ts';
import { dictionary } from './dictionary/module.ts';
import { exchangeRate } from './exchange-rate/module.ts';
import { feedback } from './feedback/module.ts';
import { fieldCheck } from './field-check/module.ts';
import { forceInsurance } from './force-insurance/module.ts';
import { general } from './general/module.ts';
import { home } from './home/module.ts';
import { job } from './job/module.ts';
import { keptFile } from './kept-file/module.ts';
import { ledgerModule } from './ledger/module.ts';
import { ledgerCheckModule } from './ledger-check/module.ts';
import { login } from './login/module.ts';
import { mail } from './mail/module.ts';
import { maintTemplate } from './maint-template/module.ts';
import { maintenance } from './maintenance/module.ts';
import { makerStock } from './maker-stock/module.ts';
import { marketGroup } from './market-group/module.ts';
import { message } from './message/module.ts';
import { log } from './log/module.ts';
import { lowApp } from './low-app/module.ts';
import { mock } from './mock/module.ts';
import { online } from './online/module.ts';
import { orderType } from './order-type/module.ts';
import { parameter } from './parameter/module.ts';
import { parts } from './parts/module.ts';
import { partsShortage } from './parts-shortage/module.ts';
import { permission } from './permission/module.ts';
import { position } from './position/module.ts';
import { privacy } from './privacy/module.ts';
import { productTeam } from './product-team/module.ts';
import { product } from './product/module.ts';
import { publicNotice } from './public-notice/module.ts';
import { print } from './print/module.ts';
import { report } from './report/module.ts';
import { role } from './role/module.ts';
import { salesGoal } from './sales-goal/module.ts';
import { savedView } from './saved-view/module.ts';
import { search } from './search/module.ts';
import { setup } from './setup/module.ts';
import { sequence } from './sequence/module.ts';
import { serviceAllowance } from './service-allowance/module.ts';
import { serviceCatalogue } from './service-catalogue/module.ts';
import { serviceFee } from './service-fee/module.ts';
import { ses } from './ses/module.ts';
import { stock } from './stock/module.ts';
import { subDealer } from './sub-dealer/module.ts';
import { todo } from './todo/module.ts';
import { upload } from './upload/module.ts';
import { user } from './user/module.ts';
import { userPreference } from './user-preference/module.ts';
import { vehicle } from './vehicle/module.ts';
import { vehicleOrder } from './vehicle-order/module.ts';
import { vehiclePrice } from './vehicle-price/module.ts';
import { vehicleCheckItem } from './vehicle-check-item/module.ts';
import { warrantyClaim } from './warranty-claim/module.ts';
import { handoverTrain } from './handover-train/module.ts';
import { extendPlan } from './extend-plan/module.ts';
import { extendInsurance } from './extend-insurance/module.ts';
import { usedPartsHandle } from './used-parts-handle/module.ts';
import { usedPartsTask } from './used-parts-task/module.ts';
import { partsOrder } from './parts-order/module.ts';
import { packingList } from './packing-list/module.ts';
import { partsArrival } from './parts-arrival/module.ts';
import { partsClaim } from './parts-claim/module.ts';
import { dealerPayment } from './dealer-payment/module.ts';
import { collectionTarget } from './collection-target/module.ts';
import { financePeriod } from './finance-period/module.ts';
import { monthlyCollectReceipts } from './monthly-collect-receipts/module.ts';
import { training } from './training/module.ts';
import { trainSubmission } from './train-submission/module.ts';
import { trainApply } from './train-apply/module.ts';
import { prodUpgradeSuggest } from './prod-upgrade-suggest/module.ts';
import { orderForecast } from './order-forecast/module.ts';
import { marketActive } from './market-active/module.ts';
import { marketInfo } from './market-info/module.ts';
import { news } from './news/module.ts';

const all = [
  home,
  search,
  todo,
  message,
  publicNotice,
  news,
  feedback,
  dashboard,
  vehicle,
  vehicleOrder,
  vehiclePrice,
  arrivalAccept,
  handoverTrain,
  vehicleCheckItem,
  warrantyClaim,
  forceInsurance,
  maintenance,
  maintTemplate,
  extendInsurance,
  extendPlan,
  campaign,
  usedPartsHandle,
  usedPartsTask,
  serviceAllowance,
  serviceCatalogue,
  parts,
  stock,
  partsShortage,
  makerStock,
  orderType,
  serviceFee,
  dealer,
  subDealer,
  contact,
  ledgerModule,
  ledgerCheckModule,
  monthlyCollectReceipts,
  collectionTarget,
  financePeriod,
  salesGoal,
  productTeam,
  orderForecast,
  exchangeRate,
  coefficient,
  marketActive,
  marketInfo,
  marketGroup,
  product,
  user,
  role,
  permission,
  department,
  position,
  dictionary,
  category,
  fieldCheck,
  print,
  report,
  parameter,
  sequence,
  mail,
  lowApp,
  announcement,
  log,
  online,
  job,
  login,
  setup,
  privacy,
  mock,
  general,
  approval,
  attach,
  upload,
  keptFile,
  savedView,
  userPreference,
  ses,
  partsOrder,
  packingList,
  partsArrival,
  partsClaim,
  dealerPayment,
  training,
  trainSubmission,
  trainApply,
  prodUpgradeSuggest,
] as const satisfies readonly Module[];

/** Every module of the server. Their pages stand in the menu in this order. */
export const modules: readonly Module[] = all;

type Handled = Extract<(typeof all)[number], { routes: unknown }>['routes'] extends infer Routes
  ? Routes extends (...given: never) => infer Handlers
    ? keyof Handlers
    : never
  : never;

/** The handlers of every operation of the contract; where no module has one, this does not compile. */
export const allHandlers = (services: Services, options: StartOptions): AllHandlers =>
  Object.assign({}, ...all.map((module) => ('routes' in module ? module.routes(services, options) : {}))) as Pick<AllHandlers, Handled & keyof AllHandlers>;

type Declared = Extract<(typeof all)[number], { parameters: unknown }>['parameters'] extends infer Declaration
  ? Declaration extends unknown
    ? keyof Declaration
    : never
  : never;

/** Every parameter with its rule; where no module declares one, this does not compile. */
export const parameterRules: Readonly<ParameterKeys> = Object.assign({}, ...all.map((module) => ('parameters' in module ? module.parameters : {}))) as Pick<
  ParameterKeys,
  Declared & keyof ParameterKeys
>;
