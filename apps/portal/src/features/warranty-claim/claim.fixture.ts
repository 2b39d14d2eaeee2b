// A believable claim for tests; each test changes what it is about.
import type { ClaimDetailLine, ClaimFault, ClaimPartLine, WarrantyClaim } from '@harrow/api-client';

export const aFault = (change: Partial<ClaimFault> = {}): ClaimFault => ({
  id: 'f1', bugNo: 1, bugSystem: 'hydraulic', bugSystem_dictText: 'Hydraulic system', bugCode: 'HYD-014', bugName: 'Main pump leaks',
  bugDesc: 'Oil at the shaft seal', failureReason: 'sealing', failureReason_dictText: 'Sealing', correction: 'Pump replaced', causalPartCode: 'HY-1001',
  noCausalReason: null, supplierCode: 'S001', supplierName: 'Hydra', repeatFlag: 'N', workCode1: 'HYD-0140-20', workCode2: null, workCode3: null,
  workCode4: null, workCode5: null, workCode6: null, bugAmount: 290, auditResult: null, auditRemark: null, ...change,
});

export const aLabourLine = (change: Partial<ClaimDetailLine> = {}): ClaimDetailLine => ({
  id: 'd1', bugId: 'f1', bugNo: 1, hourCode: 'HYD-0140-20', hourName: 'Replace main pump', standardHours: 2.5, claimHours: 2.5, overReason: null,
  hourRate: 28, hourCost: 70, auditHours: null, auditHourCost: null, overlapGroup: null, remark: null, ...change,
});

export const aPartLine = (change: Partial<ClaimPartLine> = {}): ClaimPartLine => ({
  id: 'p1', bugId: 'f1', bugNo: 1, partsCode: 'HY-1001', partsName: 'Main pump', supplierCode: 'S001', qty: 1, unitPrice: 200, amount: 220, isCausal: 'Y',
  sourceType: 'own_stock', sourceType_dictText: 'Own stock', orderNo: null, oldSerialNo: 'A1', newSerialNo: 'B2', serialised: 'Y', returnRequired: 'Y',
  coreDisposition: 'return', notCovered: 'N', replacedBy: null, auditQty: null, auditPrice: null, auditAmount: null, remark: null, ...change,
});

export const aClaim = (change: Partial<WarrantyClaim> = {}): WarrantyClaim => ({
  id: '0123456789abcdef0123456789abcdef', orgCode: 'B01A01', dealerCode: 'D001', dealerName: 'AgroAndes Maquinaria', subDealerCode: null, subDealerName: null,
  status: 'draft', status_dictText: 'Draft', submitTime: null, submitBy: null, auditTime: null, auditBy: null, auditOpinion: null, version: 3,
  createBy: 'd001.service', createTime: '2026-11-02 09:12:00', updateBy: null, updateTime: null, claimNo: 'WC2611D001-0007', dealerClaimRef: null,
  claimType: 'normal', claimType_dictText: 'Normal', vin: 'L9TT504E9SA000123', productName: 'T504', failureDate: '2026-10-28', repairDate: '2026-10-30',
  operatingHours: 312, faultCount: 1, firstFault: 'Main pump leaks', workCode1: 'HYD-0140-20', workCodes: 'HYD-0140-20', totalAmount: 290, auditTotal: null,
  currency: 'USD', settlementStatus: 'unsettled', settlementStatus_dictText: 'Unsettled', usedPartsStatus: 'none', usedPartsStatus_dictText: 'None',
  coverageResult: 'in', ageDays: null, sla: null, allowedActions: ['edit', 'delete', 'submit'], campaignNo: null, goodwillReason: null, crossDealer: 'N',
  engineNo: 'E4100123', replaceEngine: 'N', newEngineNo: null, supplierCode: null, supplierName: null, mileage: null, repairStartDate: null,
  secondProduct: 'tractor', thirdProduct: 'wheeled_40_60', fourthProduct: 'T504', deliveryDate: '2026-06-20', ownerName: 'Rosa Huenul',
  warrantyStartDate: '2026-06-20', warrantyEndDate: '2027-06-19', warrantyMonths: 12, warrantyHours: 1000, extendEndDate: null, extensionFee: null,
  coverageReason: 'Inside the warranty', coverageKind: 'normal', complaint: 'Steering gets heavy', customerSatisfaction: null, partsInStock: 'Y',
  contactName: null, contactPhone: null, repairPlace: null, technician: 'M. Soto', otherFee: null, otherFeeDesc: null, partsAmount: 220, hourCost: 70,
  travelRate: 0.45, travelFee: 0, partsHandlingPct: 10, auditPartsAmount: null, auditHourCost: null, auditTravelFee: null, auditOtherFee: null,
  deductReason: null, statementNo: null, settledAmount: null, settledDate: null, round: 0, closeReason: null, closeReason_dictText: null, reviewer: null,
  reviewerName: null, resubmitUntil: null, marks: [], rejectReason: null, rejectReason_dictText: null, requiredSlots: ['vehiclePlatePhoto'],
  bugList: [aFault()], detailList: [aLabourLine()], partsList: [aPartLine()], ...change,
});
