/** Screens to be checked, each with a user who works there. */

export interface Screen {
  /** Name of its pictures. */
  readonly name: string;
  /** Account of the demo; none: a public page. */
  readonly person?: string;
  readonly address: string;
  /** The first record of the list that is at the address. */
  readonly record?: true;
  /** A sample of its kind, checked at all widths and by axe whatever has changed: a public page, home, list, form, record, review, tree. */
  readonly sample?: true;
}

const screensOf = (person: string, screens: Readonly<Record<string, string | Omit<Screen, 'name' | 'person'>>>): Screen[] =>
  Object.entries(screens).map(([name, screen]) => ({ name, person, ...(typeof screen === 'string' ? { address: screen } : screen) }));

export const screens: readonly Screen[] = [
  { name: 'login', address: '/user/login', sample: true },
  ...screensOf('d002.admin', {
    workbench: { address: '/workbench/notice', sample: true },
    figures: '/dashboard/analysis',
    search: '/search?keyword=D002',
    notices: '/workbench/notice/list',
    news: '/workbench/news',
    story: { address: '/workbench/news', record: true },
    list: { address: '/service/warrantyClaim?status=draft%2Csubmitted%2Cno_pass%2Cpass%2Caudit_succeeded%2Cclosed', sample: true },
    vehicles: '/vehicle/list',
    feedback: '/workbench/feedback?feedbackStatus=',
    question: '/workbench/feedback/add',
    arrivals: '/vehicle/arrivalAccept?status=',
    checkItems: '/vehicle/checkItem',
    failedReasons: '/vehicle/checkItem/reasons',
    draft: { address: '/service/warrantyClaim?status=draft', record: true, sample: true },
    passport: { address: '/vehicle/list', record: true, sample: true },
    thread: { address: '/workbench/feedback?feedbackStatus=replied', record: true },
    checklist: { address: '/vehicle/arrivalAccept?status=pending_acceptance', record: true, sample: true },
  }),
  ...screensOf('li.service', {
    inbox: { address: '/workbench/todo', sample: true },
    review: { address: '/service/warrantyClaim?status=submitted', record: true, sample: true },
    acceptance: { address: '/vehicle/arrivalAccept?status=pass', record: true },
  }),
  ...screensOf('admin', {
    setup: { address: '/workbench/notice', sample: true },
    log: '/isystem/log',
    changes: '/isystem/log/changes',
    checkRules: '/isystem/checkRule',
    departments: { address: '/isystem/depart', sample: true },
    menus: '/isystem/permission',
    mails: '/isystem/mail',
    lowApps: '/isystem/lowApp',
    announcements: '/isystem/announcement',
    subDealers: '/network/subDealer',
    reports: '/isystem/report',
    newReport: '/isystem/report/add',
  }),
  ...screensOf('d001.admin', {
    handovers: '/vehicle/handoverTrain?status=',
    newHandover: { address: '/vehicle/handoverTrain/add', sample: true },
    handover: { address: '/vehicle/handoverTrain?status=pass', record: true },
    policies: '/service/forceInsurance?status=',
    policy: { address: '/service/forceInsurance?status=pass', record: true },
    services: '/service/maintenance?status=',
    newService: '/service/maintenance/add',
    servicesDue: '/service/maintenance/due',
    extensions: '/service/extendInsurance?status=',
    newExtension: '/service/extendInsurance/add',
    extension: { address: '/service/extendInsurance?status=audit_succeeded', record: true },
    extensionChances: '/service/extendInsurance/chances?withinDays=180',
    machineOrders: '/vehicle/order?contractSigningDate_begin=',
    machineOrder: { address: '/vehicle/order?purchaseStatus=pass', record: true },
    suggestions: '/market/suggest?status=',
    newSuggestion: '/market/suggest/add',
    suggestionBoard: '/market/suggest/board',
  }),
  ...screensOf('sun.sales', {
    newMachineOrder: '/vehicle/order/add',
    machineOrderToShip: { address: '/vehicle/order?purchaseStatus=pass', record: true },
    machinePrices: '/vehicle/order/prices',
    goals: '/sales/goal',
    goalGrid: `/sales/goal/grid?year=${new Date().getFullYear() + 1}`,
    goal: { address: '/sales/goal?status=pass', record: true },
    activityReport: { address: '/market/active?status=submitted&stage=report', record: true },
    marketReport: { address: '/market/info?status=submitted', record: true },
    competitorPrices: '/market/info/prices',
    forecastReview: { address: '/sales/forecast?status=submitted', record: true },
  }),
  ...screensOf('zhao.manager', {
    templates: '/service/maintenance/template',
    extensionPlans: '/service/extendPlan',
    suggestion: { address: '/market/suggest?status=submitted', record: true },
  }),
  ...screensOf('qian.finance', {
    rates: '/finance/exchangeRate',
    factors: '/finance/coefficient',
    ledger: '/finance/payment?dealerCode=D001',
    payments: '/finance/payment/payments?status=',
    accounts: '/finance/payment/accounts',
    paymentToBook: { address: '/finance/payment/payments?status=submitted', record: true },
    serviceFees: '/finance/serviceFee?settlementStatus=',
    feeStatistic: '/finance/serviceFee/statistic',
    newServiceFee: '/finance/serviceFee/add',
    serviceFee: { address: '/finance/serviceFee?status=submitted', record: true },
    statements: '/finance/receipts',
    statement: { address: '/finance/receipts?status=no_pass', record: true },
    targets: '/finance/receipts/targets',
    periods: '/finance/receipts/periods',
  }),
  ...screensOf('d001.parts', {
    parts: '/parts/list',
    part: { address: '/parts/list', record: true },
    stock: '/parts/stock',
    stockMoves: '/parts/stock/moves',
    shortage: '/parts/stock/shortage',
    warehouses: '/parts/stock/warehouses',
    orders: '/parts/order?status=',
    newOrder: '/parts/order/add',
    orderDraft: { address: '/parts/order?status=draft', record: true },
    order: { address: '/parts/order?status=paid', record: true },
    packingLists: '/parts/packingList?status=',
    receipts: '/parts/arrival?status=',
    newReceipt: '/parts/arrival/add',
    partsClaims: '/parts/claim?status=',
    newPartsClaim: '/parts/claim/add',
  }),
  ...screensOf('d001.sales', {
    activities: '/market/active?status=',
    newActivity: '/market/active/add',
    activity: { address: '/market/active?status=pass', record: true },
    activityCalendar: '/market/active/calendar',
    marketReports: '/market/info?status=',
    newMarketReport: '/market/info/add',
  }),
  ...screensOf('d001.service', {
    trainings: '/training/plan?open=',
    training: { address: '/training/plan?trainingStatus=registering', record: true },
    certified: '/training/plan/people',
    registrations: '/training/registration?status=',
    newRegistration: '/training/registration/add',
    registration: { address: '/training/registration?status=pass', record: true },
    trainingApplications: '/training/apply?applicationStatus=',
    newTrainingApplication: '/training/apply/add',
  }),
  ...screensOf('zhou.training', {
    trainingPlans: '/training/plan?trainingStatus=',
    newTraining: '/training/plan/add',
    trainingPlan: { address: '/training/plan?trainingStatus=full', record: true },
    registrationToReview: { address: '/training/registration?status=submitted', record: true },
    trainingApplication: { address: '/training/apply?applicationStatus=submitted', record: true },
  }),
  ...screensOf('chen.parts', {
    orderTypes: '/parts/orderType',
    prices: '/parts/list/prices',
    makerStock: '/parts/makerStock',
    makerMoves: '/parts/makerStock/moves',
    makerWarehouses: '/parts/makerStock/warehouses',
    orderReview: { address: '/parts/order?status=submitted', record: true },
    packing: '/parts/packingList?status=',
  }),
  ...screensOf('d001.sales', { forecasts: '/sales/forecast', newForecast: '/sales/forecast/add' }),
  ...screensOf('d004.admin', { returnedForecast: { address: '/sales/forecast?status=no_pass', record: true } }),
  ...screensOf('sun.sales', {
    newsKept: '/workbench/news/manage?status=',
    newStory: '/workbench/news/manage/add',
    storyKept: { address: '/workbench/news/manage?status=draft', record: true },
  }),
];

/** Screens by who works there. */
export const byPerson: readonly (readonly [string | undefined, readonly Screen[]])[] = [...Map.groupBy(screens, ({ person }) => person)];
