/** The most frequent actions. */
export type QuickAction =
  | 'newClaim'
  | 'recordArrivals'
  | 'newMaintenance'
  | 'newHandover'
  | 'newExtension'
  | 'newInsurance'
  | 'newOrder'
  | 'importPacking'
  | 'newPayment'
  | 'newServiceFee'
  | 'enterForecast'
  | 'newActivity'
  | 'register'
  | 'newApplication'
  | 'feedback'
  | 'newVehicleOrder'
  | 'editTargets'
  | 'newNotice'
  | 'newNews'
  | 'newTraining';

/** Page and permission of each. */
export const quickActions: Readonly<Record<QuickAction, { to: string; permission: string }>> = {
  newClaim: { to: '/service/warrantyClaim/add', permission: 'warrantyClaim:add' },
  recordArrivals: { to: '/vehicle/list?vehicleStatus=shipped', permission: 'vehicle:arrive' },
  newMaintenance: { to: '/service/maintenance/add', permission: 'maintenance:add' },
  newHandover: { to: '/vehicle/handoverTrain/add', permission: 'handoverTrain:add' },
  newExtension: { to: '/service/extendInsurance/add', permission: 'extendInsurance:add' },
  newInsurance: { to: '/service/forceInsurance/add', permission: 'forceInsurance:add' },
  newOrder: { to: '/parts/order/add', permission: 'partsOrder:add' },
  importPacking: { to: '/parts/packingList#import', permission: 'packingList:import' },
  newPayment: { to: '/finance/payment/add', permission: 'dealerPayment:add' },
  newServiceFee: { to: '/finance/serviceFee/add', permission: 'serviceFee:add' },
  enterForecast: { to: '/sales/forecast/current', permission: 'orderForecast:add' },
  newActivity: { to: '/market/active/add', permission: 'marketActive:add' },
  register: { to: '/training/registration/add', permission: 'trainingRegistration:add' },
  newApplication: { to: '/training/apply/add', permission: 'trainApply:add' },
  feedback: { to: '/workbench/feedback/add', permission: 'feedback:add' },
  newVehicleOrder: { to: '/vehicle/order/add', permission: 'vehicleOrder:add' },
  editTargets: { to: '/sales/goal/grid', permission: 'salesGoal:edit' },
  newNotice: { to: '/workbench/notice/manage/add', permission: 'publicnotice:add' },
  newNews: { to: '/workbench/news/manage/add', permission: 'news:add' },
  newTraining: { to: '/training/plan/add', permission: 'training:add' },
};
