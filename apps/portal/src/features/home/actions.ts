/** The most frequent actions. */
export type QuickAction =
  | 'newClaim'
  | 'recordArrivals'
  | 'newMaintenance'
  | 'newHandover'
  | 'newExtension'
  | 'newInsurance'
  | 'newOrder'
  | 'newPayment'
  | 'newServiceFee'
  | 'feedback'
  | 'newNotice'
  | 'newNews';

/** Page and permission of each. */
export const quickActions: Readonly<Record<QuickAction, { to: string; permission: string }>> = {
  newClaim: { to: '/service/warrantyClaim/add', permission: 'warrantyClaim:add' },
  recordArrivals: { to: '/vehicle/list?vehicleStatus=shipped', permission: 'vehicle:arrive' },
  newMaintenance: { to: '/service/maintenance/add', permission: 'maintenance:add' },
  newHandover: { to: '/vehicle/handoverTrain/add', permission: 'handoverTrain:add' },
  newExtension: { to: '/service/extendInsurance/add', permission: 'extendInsurance:add' },
  newInsurance: { to: '/service/forceInsurance/add', permission: 'forceInsurance:add' },
  newOrder: { to: '/parts/order/add', permission: 'partsOrder:add' },
  newPayment: { to: '/finance/payment/add', permission: 'dealerPayment:add' },
  newServiceFee: { to: '/finance/serviceFee/add', permission: 'serviceFee:add' },
  feedback: { to: '/workbench/feedback/add', permission: 'feedback:add' },
  newNotice: { to: '/workbench/notice/manage/add', permission: 'publicnotice:add' },
  newNews: { to: '/workbench/news/manage/add', permission: 'news:add' },
};
