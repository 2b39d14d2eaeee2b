// Written by generateListColumns.ts from the contract; do not edit.
export const contractColumns = {
  arrivalAcceptsList: { id: 'text', orgCode: 'text', dealerCode: 'text', dealerName: 'text', subDealerCode: 'text', subDealerName: 'text', status: 'text', submitTime: 'datetime', submitBy: 'text', auditTime: 'datetime', auditBy: 'text', auditOpinion: 'text', version: 'number', createBy: 'text', createTime: 'datetime', updateBy: 'text', updateTime: 'datetime', acceptNo: 'text', batchNo: 'text', vin: 'text', secondProduct: 'text', thirdProduct: 'text', fourthProduct: 'text', vehicleOrderNo: 'text', arrivalDate: 'date', deadline: 'date', daysLeft: 'number', acceptanceDate: 'date', acceptancePersonnel: 'text', result: 'text', failedCount: 'number', openCount: 'number', answeredCount: 'number', itemCount: 'number', photoCount: 'number', pdiFee: 'number', currency: 'text', settlementStatus: 'text', vehicleId: 'text', engineNo: 'text', acceptancePlace: 'text', operatingHours: 'number', mileage: 'number', keysQty: 'number', documentsComplete: 'switch', toolsComplete: 'switch', overdueDays: 'number', delayReason: 'text', remark: 'text', catalogueDate: 'date', statementNo: 'text', round: 'number', resubmitUntil: 'date', rejectReason: 'text', closeReason: 'text' },
  bugCodesList: { id: 'text', version: 'number', createTime: 'datetime', nameZh: 'text', nameEn: 'text', nameEs: 'text', nameRu: 'text', nameFr: 'text', namePt: 'text', bugCode: 'text', name: 'text', bugSystem: 'text', defaultSupplierCode: 'text', severity: 'text', mainComponent: 'switch', photoRequired: 'switch', enabled: 'switch' },
  bugSystemsList: { id: 'text', version: 'number', createTime: 'datetime', nameZh: 'text', nameEn: 'text', nameEs: 'text', nameRu: 'text', nameFr: 'text', namePt: 'text', code: 'text', name: 'text', sortNo: 'number', enabled: 'switch' },
  checkItemsList: { id: 'text', version: 'number', createTime: 'datetime', itemCode: 'text', validFrom: 'date', validTo: 'date', itemName: 'text', nameZh: 'text', nameEn: 'text', nameEs: 'text', nameRu: 'text', nameFr: 'text', namePt: 'text', standard: 'text', standardZh: 'text', standardEn: 'text', standardEs: 'text', standardRu: 'text', standardFr: 'text', standardPt: 'text', secondProduct: 'text', category: 'text', method: 'text', valueType: 'text', unit: 'text', minValue: 'number', maxValue: 'number', photoRequired: 'switch', mandatory: 'switch', safety: 'switch', sortNo: 'number', enabled: 'switch' },
  dictionaryAdministrationList: { id: 'text', dictCode: 'text', dictName: 'text', itemCount: 'number', createTime: 'datetime' },
  failedReasonsList: { id: 'text', version: 'number', createTime: 'datetime', reasonCode: 'text', name: 'text', nameZh: 'text', nameEn: 'text', nameEs: 'text', nameRu: 'text', nameFr: 'text', namePt: 'text', enabled: 'switch' },
  feedbacksList: { id: 'text', orgCode: 'text', dealerCode: 'text', dealerName: 'text', subDealerCode: 'text', subDealerName: 'text', status: 'text', submitTime: 'datetime', submitBy: 'text', auditTime: 'datetime', auditBy: 'text', auditOpinion: 'text', version: 'number', createBy: 'text', createTime: 'datetime', updateBy: 'text', updateTime: 'datetime', feedbackNo: 'text', feedbackType: 'text', title: 'text', priority: 'text', feedbackStatus: 'text', submissionStatus: 'text', handlerBy: 'text', handlerName: 'text', replyTime: 'datetime', score: 'number', ageDays: 'number', sla: 'text', content: 'text', relatedType: 'text', relatedNo: 'text', relatedId: 'text', contactName: 'text', contactPhone: 'text', replyContent: 'text', scoreComment: 'text', followUpUntil: 'date', closeReason: 'text' },
  jobsRuns: { id: 'text', jobCode: 'text', trigger: 'text', attempt: 'number', status: 'text', scheduledTime: 'datetime', startTime: 'datetime', endTime: 'datetime', duration: 'number', affected: 'number', message: 'text', startedBy: 'text', server: 'text' },
  messagesList: { id: 'text', event: 'text', title: 'text', content: 'text', docType: 'text', docId: 'text', docNo: 'text', createTime: 'datetime' },
  noticeMastersList: { id: 'text', version: 'number', createTime: 'datetime', noticeNo: 'text', title: 'text', noticeType: 'text', targetScope: 'text', status: 'text', mustRead: 'switch', topFlag: 'switch', publishTime: 'datetime', expireDate: 'date', readCount: 'number', confirmCount: 'number', attachmentCount: 'number', createBy: 'text', updateTime: 'datetime' },
  onlineUsersList: { id: 'text', userId: 'text', username: 'text', realname: 'text', ip: 'text', browser: 'text', loginTime: 'datetime', lastActive: 'datetime' },
  onlineUsersSignIns: { id: 'text', username: 'text', realname: 'text', ip: 'text', createTime: 'datetime' },
  partPricesList: { id: 'text', version: 'number', createTime: 'datetime', partsCode: 'text', partsName: 'text', currency: 'text', price: 'number', validFrom: 'date', validTo: 'date' },
  partsList: { id: 'text', version: 'number', createTime: 'datetime', nameZh: 'text', nameEn: 'text', nameEs: 'text', nameRu: 'text', nameFr: 'text', namePt: 'text', partsCode: 'text', partsName: 'text', specification: 'text', unit: 'text', weightKg: 'number', size: 'text', minOrderMultiple: 'number', deliveryCycleDays: 'number', partsCategory: 'text', replacedBy: 'text', coreReturn: 'switch', serialised: 'switch', warrantyMonthsParts: 'number', unitPrice: 'number', currency: 'text', stockQty: 'number', enabled: 'switch' },
  partsPartsList: { id: 'text', partsCode: 'text', partsName: 'text', specification: 'text', unit: 'text', category: 'text', unitPrice: 'number', currency: 'text', coreReturn: 'switch', serialised: 'switch', replacedBy: 'text', stockQty: 'number' },
  positionsList: { code: 'text', name: 'text', rank: 'text', id: 'text', createTime: 'datetime' },
  publicNoticesList: { id: 'text', noticeNo: 'text', title: 'text', noticeType: 'text', mustRead: 'switch', topFlag: 'switch', publishTime: 'datetime', expireDate: 'date', readFlag: 'switch', readTime: 'datetime', attachmentCount: 'number', content: 'text', confirmTime: 'datetime' },
  reportAdministrationList: { id: 'text', name: 'text', status: 'number', code: 'text', permission: 'text', columnCount: 'number' },
  rolesList: { id: 'text', roleCode: 'text', roleName: 'text', description: 'text', dataScope: 'text', userCount: 'number', createTime: 'datetime' },
  serviceCodesList: { id: 'text', version: 'number', createTime: 'datetime', nameZh: 'text', nameEn: 'text', nameEs: 'text', nameRu: 'text', nameFr: 'text', namePt: 'text', hourCode: 'text', name: 'text', bugSystem: 'text', standardHours: 'number', overlapGroup: 'text', diagnosis: 'switch', validFrom: 'date', enabled: 'switch' },
  todosList: { id: 'text', docType: 'text', task: 'text', docNo: 'text', dealerCode: 'text', dealerName: 'text', vin: 'text', subject: 'text', amount: 'number', auditTotal: 'number', currency: 'text', status: 'text', ageDays: 'number', sla: 'text', reviewer: 'text', version: 'number' },
  usersList: { id: 'text', username: 'text', realname: 'text', avatar: 'text', sex: 'text', phone: 'text', email: 'text', workNo: 'text', positionId: 'text', positionName: 'text', userType: 'text', orgCode: 'text', orgCodeTxt: 'text', roleCodes: 'text', status: 'number', createTime: 'datetime', language: 'text', timezone: 'text', pwdUpdateTime: 'datetime', needChangePassword: 'switch', lastLoginTime: 'datetime', createBy: 'text' },
  usersQueryAll: { id: 'text', username: 'text', realname: 'text', avatar: 'text', sex: 'text', phone: 'text', email: 'text', workNo: 'text', positionId: 'text', positionName: 'text', userType: 'text', orgCode: 'text', orgCodeTxt: 'text', roleCodes: 'text', status: 'number', createTime: 'datetime' },
  usersQueryUserComponentData: { id: 'text', username: 'text', realname: 'text', avatar: 'text', sex: 'text', phone: 'text', email: 'text', workNo: 'text', positionId: 'text', positionName: 'text', userType: 'text', orgCode: 'text', orgCodeTxt: 'text', roleCodes: 'text', status: 'number', createTime: 'datetime' },
  vehicleCheckItemsList: { id: 'text', version: 'number', createTime: 'datetime', itemCode: 'text', validFrom: 'date', validTo: 'date', itemName: 'text', nameZh: 'text', nameEn: 'text', nameEs: 'text', nameRu: 'text', nameFr: 'text', namePt: 'text', standard: 'text', standardZh: 'text', standardEn: 'text', standardEs: 'text', standardRu: 'text', standardFr: 'text', standardPt: 'text', secondProduct: 'text', category: 'text', method: 'text', valueType: 'text', unit: 'text', minValue: 'number', maxValue: 'number', photoRequired: 'switch', mandatory: 'switch', safety: 'switch', sortNo: 'number', enabled: 'switch' },
  vehiclesList: { id: 'text', vin: 'text', engineNo: 'text', secondProduct: 'text', thirdProduct: 'text', fourthProduct: 'text', dealerCode: 'text', dealerName: 'text', subDealerCode: 'text', subDealerName: 'text', vehicleStatus: 'text', pdiStatus: 'text', arrivalDate: 'date', deliveryDate: 'date', ownerName: 'text', warrantyEndDate: 'date', warrantyState: 'text', currentHours: 'number', createTime: 'datetime', version: 'number', engineModel: 'text', materialCode: 'text', config: 'text', color: 'text', power: 'number', productionDate: 'date', shipDate: 'date', vehicleOrderNo: 'text', contractNo: 'text', pdiDate: 'date', ownerCountry: 'text', ownerRegion: 'text', ownerAddress: 'text', endUserName: 'text', endUserType: 'text', industry: 'text', cropType: 'text', farmSizeHa: 'number', warrantyStartDate: 'date', warrantyMonths: 'number', warrantyHours: 'number', extendEndDate: 'date', extendHours: 'number', hoursDate: 'date', lastMaintDate: 'date', nextMaintHours: 'number', nextMaintDate: 'date', certificateNo: 'text', keyNo: 'text', openCampaigns: 'number' },
  warrantyClaimsList: { id: 'text', orgCode: 'text', dealerCode: 'text', dealerName: 'text', subDealerCode: 'text', subDealerName: 'text', status: 'text', submitTime: 'datetime', submitBy: 'text', auditTime: 'datetime', auditBy: 'text', auditOpinion: 'text', version: 'number', createBy: 'text', createTime: 'datetime', updateBy: 'text', updateTime: 'datetime', claimNo: 'text', dealerClaimRef: 'text', claimType: 'text', vin: 'text', productName: 'text', failureDate: 'date', repairDate: 'date', operatingHours: 'number', faultCount: 'number', firstFault: 'text', workCode1: 'text', workCode2: 'text', workCode3: 'text', workCode4: 'text', workCode5: 'text', workCode6: 'text', workCodes: 'text', totalAmount: 'number', auditTotal: 'number', currency: 'text', settlementStatus: 'text', usedPartsStatus: 'text', coverageResult: 'text', ageDays: 'number', sla: 'text', campaignNo: 'text', pdiItemId: 'text', goodwillReason: 'text', crossDealer: 'switch', engineNo: 'text', replaceEngine: 'switch', newEngineNo: 'text', supplierCode: 'text', supplierName: 'text', mileage: 'number', repairStartDate: 'date', secondProduct: 'text', thirdProduct: 'text', fourthProduct: 'text', deliveryDate: 'date', warrantyStartDate: 'date', warrantyEndDate: 'date', warrantyMonths: 'number', warrantyHours: 'number', extendEndDate: 'date', extensionFee: 'number', coverageReason: 'text', coverageKind: 'text', complaint: 'text', customerSatisfaction: 'number', partsInStock: 'switch', contactName: 'text', repairPlace: 'text', technician: 'text', otherFee: 'number', otherFeeDesc: 'text', partsAmount: 'number', hourCost: 'number', travelRate: 'number', travelFee: 'number', partsHandlingPct: 'number', auditPartsAmount: 'number', auditHourCost: 'number', auditTravelFee: 'number', auditOtherFee: 'number', deductReason: 'text', statementNo: 'text', settledAmount: 'number', settledDate: 'date', round: 'number', closeReason: 'text', reviewer: 'text', reviewerName: 'text', resubmitUntil: 'date', rejectReason: 'text' },
} as const;

/** Fields that leave the payload for dealers. */
export const makerContractColumns = {
  partsList: { supplierCode: 'text', costPrice: 'number', costCurrency: 'text' },
  partsPartsList: { supplierCode: 'text' },
  warrantyClaimsList: { internalNote: 'text' },
} as const;

/** Amounts of the rows, each with the field that names its currency. */
export const contractCurrencies = {
  arrivalAcceptsList: { pdiFee: 'currency' },
  partPricesList: { price: 'currency' },
  partsList: { costPrice: 'costCurrency', unitPrice: 'currency' },
  partsPartsList: { unitPrice: 'currency' },
  todosList: { amount: 'currency', auditTotal: 'currency' },
  warrantyClaimsList: { totalAmount: 'currency', auditTotal: 'currency' },
} as const;

/** Fields with a text beside them, `{field}_dictText`. */
export const contractChoices = {
  arrivalAcceptsList: ['status', 'fourthProduct', 'result', 'settlementStatus', 'rejectReason', 'closeReason'],
  bugCodesList: ['bugSystem', 'defaultSupplierCode', 'severity', 'mainComponent', 'photoRequired', 'enabled'],
  bugSystemsList: ['secondProducts', 'enabled'],
  checkItemsList: ['secondProduct', 'thirdProducts', 'category', 'method', 'valueType', 'photoRequired', 'mandatory', 'safety', 'enabled'],
  failedReasonsList: ['categories', 'enabled'],
  feedbacksList: ['status', 'feedbackType', 'priority', 'feedbackStatus', 'submissionStatus', 'relatedType', 'closeReason'],
  jobsRuns: ['trigger', 'status'],
  noticeMastersList: ['noticeType', 'targetScope', 'status'],
  partsList: ['unit', 'secondProducts', 'partsCategory', 'coreReturn', 'serialised', 'enabled'],
  partsPartsList: ['category'],
  positionsList: ['rank'],
  publicNoticesList: ['noticeType'],
  rolesList: ['dataScope'],
  serviceCodesList: ['bugSystem', 'bugCodes', 'thirdProducts', 'diagnosis', 'enabled'],
  todosList: ['docType', 'status'],
  usersList: ['sex', 'userType', 'roleCodes', 'status'],
  usersQueryAll: ['sex', 'userType', 'roleCodes', 'status'],
  usersQueryUserComponentData: ['sex', 'userType', 'roleCodes', 'status'],
  vehicleCheckItemsList: ['secondProduct', 'thirdProducts', 'category', 'method', 'valueType', 'photoRequired', 'mandatory', 'safety', 'enabled'],
  vehiclesList: ['secondProduct', 'thirdProduct', 'fourthProduct', 'vehicleStatus', 'pdiStatus', 'config', 'color', 'ownerCountry', 'endUserType', 'industry', 'cropType'],
  warrantyClaimsList: ['status', 'claimType', 'settlementStatus', 'usedPartsStatus', 'closeReason', 'rejectReason'],
} as const;
