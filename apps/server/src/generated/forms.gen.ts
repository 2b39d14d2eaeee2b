// Written by generateForms.ts from the contract; do not edit.

/** Fields of the forms of masters, by the call that adds a record. */
export const forms = {
  "bugCodesAdd": {
    "bugCode": {
      "kind": "text",
      "required": true
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "bugSystem": {
      "kind": "text",
      "required": true,
      "codeOf": {
        "table": "bugSystem",
        "column": "code"
      }
    },
    "defaultSupplierCode": {
      "kind": "text",
      "codeOf": {
        "table": "supplier",
        "column": "supplierCode"
      }
    },
    "severity": {
      "kind": "choice",
      "dictionary": "severity"
    },
    "mainComponent": {
      "kind": "yesNo"
    },
    "photoRequired": {
      "kind": "yesNo"
    },
    "enabled": {
      "kind": "yesNo"
    }
  },
  "bugSystemsAdd": {
    "code": {
      "kind": "text",
      "required": true
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "secondProducts": {
      "kind": "list",
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    },
    "sortNo": {
      "kind": "number"
    },
    "enabled": {
      "kind": "yesNo"
    }
  },
  "campaignMastersAdd": {
    "title": {
      "kind": "text",
      "required": true
    },
    "campaignType": {
      "kind": "choice",
      "required": true,
      "dictionary": "campaign_type"
    },
    "severity": {
      "kind": "choice",
      "required": true,
      "dictionary": "severity"
    },
    "problem": {
      "kind": "text"
    },
    "remedy": {
      "kind": "text"
    },
    "secondProduct": {
      "kind": "choice",
      "required": true,
      "dictionary": "product2"
    },
    "thirdProducts": {
      "kind": "list"
    },
    "validFrom": {
      "kind": "date",
      "required": true
    },
    "validTo": {
      "kind": "date",
      "required": true
    },
    "bugCode": {
      "kind": "text"
    },
    "hourCodes": {
      "kind": "list"
    },
    "parts": {
      "kind": "list"
    },
    "mileagePaid": {
      "kind": "yesNo"
    },
    "stopDelivery": {
      "kind": "yesNo"
    }
  },
  "checkItemsAdd": {
    "itemCode": {
      "kind": "text",
      "required": true
    },
    "validFrom": {
      "kind": "date",
      "required": true
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "standardZh": {
      "kind": "text",
      "required": true
    },
    "standardEn": {
      "kind": "text",
      "required": true
    },
    "standardEs": {
      "kind": "text"
    },
    "standardRu": {
      "kind": "text"
    },
    "standardFr": {
      "kind": "text"
    },
    "standardPt": {
      "kind": "text"
    },
    "secondProduct": {
      "kind": "choice",
      "required": true,
      "dictionary": "product2"
    },
    "thirdProducts": {
      "kind": "list",
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    },
    "category": {
      "kind": "choice",
      "required": true,
      "dictionary": "check_category"
    },
    "method": {
      "kind": "choice",
      "required": true,
      "dictionary": "check_method"
    },
    "valueType": {
      "kind": "choice",
      "required": true,
      "dictionary": "value_type"
    },
    "unit": {
      "kind": "text"
    },
    "minValue": {
      "kind": "number",
      "decimals": 2
    },
    "maxValue": {
      "kind": "number",
      "decimals": 2
    },
    "photoRequired": {
      "kind": "yesNo"
    },
    "mandatory": {
      "kind": "yesNo"
    },
    "safety": {
      "kind": "yesNo"
    },
    "sortNo": {
      "kind": "number"
    },
    "enabled": {
      "kind": "yesNo"
    }
  },
  "coefficientsAdd": {
    "type": {
      "kind": "choice",
      "required": true,
      "dictionary": "coefficient_type"
    },
    "dealerCode": {
      "kind": "text",
      "codeOf": {
        "table": "dealer",
        "column": "dealerCode"
      }
    },
    "currency": {
      "kind": "choice",
      "dictionary": "currency"
    },
    "validFrom": {
      "kind": "date",
      "required": true
    },
    "value": {
      "kind": "number",
      "required": true,
      "decimals": 6
    },
    "validTo": {
      "kind": "date"
    }
  },
  "collectionTargetsAdd": {
    "dealerCode": {
      "kind": "text",
      "required": true,
      "codeOf": {
        "table": "dealer",
        "column": "dealerCode"
      }
    },
    "currency": {
      "kind": "choice",
      "required": true,
      "dictionary": "currency"
    },
    "period": {
      "kind": "text",
      "required": true
    },
    "targetAmount": {
      "kind": "number",
      "required": true,
      "decimals": 2
    }
  },
  "dealerMastersAdd": {
    "dealerCode": {
      "kind": "text",
      "required": true
    },
    "dealerName": {
      "kind": "text",
      "required": true
    },
    "shortName": {
      "kind": "text",
      "required": true
    },
    "country": {
      "kind": "choice",
      "required": true,
      "dictionary": "country"
    },
    "region": {
      "kind": "text",
      "required": true
    },
    "marketGroup": {
      "kind": "choice",
      "required": true,
      "dictionary": "market_group",
      "codeOf": {
        "table": "marketGroup",
        "column": "code"
      }
    },
    "province": {
      "kind": "text"
    },
    "address": {
      "kind": "text",
      "required": true
    },
    "lat": {
      "kind": "number",
      "decimals": 6
    },
    "lng": {
      "kind": "number",
      "decimals": 6
    },
    "attribute": {
      "kind": "choice",
      "required": true,
      "dictionary": "dealer_attribute"
    },
    "industry": {
      "kind": "list",
      "required": true
    },
    "authorisedProducts": {
      "kind": "list",
      "required": true,
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    },
    "phone": {
      "kind": "text",
      "required": true
    },
    "email": {
      "kind": "text",
      "required": true
    },
    "website": {
      "kind": "text"
    },
    "timezone": {
      "kind": "text",
      "required": true
    },
    "language": {
      "kind": "choice",
      "required": true,
      "dictionary": "language"
    },
    "creditLimit": {
      "kind": "number",
      "decimals": 2
    },
    "contractNo": {
      "kind": "text"
    },
    "contractStart": {
      "kind": "date"
    },
    "contractEnd": {
      "kind": "date"
    },
    "settlementCurrency": {
      "kind": "choice",
      "required": true,
      "dictionary": "currency"
    },
    "firstAdmin": {
      "kind": "text"
    },
    "adminUsername": {
      "kind": "text"
    },
    "adminRealname": {
      "kind": "text"
    },
    "adminEmail": {
      "kind": "text"
    }
  },
  "exchangeRatesAdd": {
    "currency": {
      "kind": "choice",
      "required": true,
      "dictionary": "currency"
    },
    "rateDate": {
      "kind": "date",
      "required": true
    },
    "rateToRmb": {
      "kind": "number",
      "required": true,
      "decimals": 6
    },
    "source": {
      "kind": "choice",
      "dictionary": "rate_source"
    }
  },
  "extendPlansAdd": {
    "planCode": {
      "kind": "text",
      "required": true
    },
    "currency": {
      "kind": "choice",
      "required": true,
      "dictionary": "currency"
    },
    "fee": {
      "kind": "number",
      "required": true,
      "decimals": 2
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "secondProduct": {
      "kind": "choice",
      "required": true,
      "dictionary": "product2"
    },
    "thirdProducts": {
      "kind": "list",
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    },
    "coverageType": {
      "kind": "choice",
      "required": true,
      "dictionary": "coverage_type"
    },
    "months": {
      "kind": "number",
      "required": true
    },
    "hours": {
      "kind": "number"
    },
    "validFrom": {
      "kind": "date",
      "required": true
    },
    "validTo": {
      "kind": "date"
    },
    "enabled": {
      "kind": "yesNo"
    }
  },
  "failedReasonsAdd": {
    "reasonCode": {
      "kind": "text",
      "required": true
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "categories": {
      "kind": "list"
    },
    "enabled": {
      "kind": "yesNo"
    }
  },
  "labourRatesAdd": {
    "dealerCode": {
      "kind": "text",
      "codeOf": {
        "table": "dealer",
        "column": "dealerCode"
      }
    },
    "marketGroup": {
      "kind": "text",
      "codeOf": {
        "table": "marketGroup",
        "column": "code"
      }
    },
    "currency": {
      "kind": "choice",
      "required": true,
      "dictionary": "currency"
    },
    "validFrom": {
      "kind": "date",
      "required": true
    },
    "ratePerHour": {
      "kind": "number",
      "required": true,
      "decimals": 2
    },
    "validTo": {
      "kind": "date"
    }
  },
  "maintTemplatesAdd": {
    "secondProduct": {
      "kind": "choice",
      "required": true,
      "dictionary": "product2"
    },
    "maintLevel": {
      "kind": "choice",
      "required": true,
      "dictionary": "maint_level"
    },
    "itemCode": {
      "kind": "text",
      "required": true
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "action": {
      "kind": "choice",
      "required": true,
      "dictionary": "maint_action"
    },
    "mandatory": {
      "kind": "yesNo"
    },
    "valueType": {
      "kind": "choice",
      "required": true,
      "dictionary": "value_type"
    },
    "unit": {
      "kind": "text"
    },
    "minValue": {
      "kind": "number",
      "decimals": 2
    },
    "maxValue": {
      "kind": "number",
      "decimals": 2
    },
    "sortNo": {
      "kind": "number"
    },
    "flatHours": {
      "kind": "number",
      "decimals": 2
    },
    "capUsd": {
      "kind": "number",
      "decimals": 2
    },
    "capRmb": {
      "kind": "number",
      "decimals": 2
    },
    "capEur": {
      "kind": "number",
      "decimals": 2
    }
  },
  "makerWarehousesAdd": {
    "code": {
      "kind": "text",
      "required": true
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "country": {
      "kind": "choice",
      "dictionary": "country"
    },
    "kind": {
      "kind": "choice",
      "dictionary": "warehouse_kind"
    },
    "enabled": {
      "kind": "yesNo"
    },
    "sortNo": {
      "kind": "number"
    }
  },
  "marketGroupsAdd": {
    "code": {
      "kind": "text",
      "required": true
    },
    "nameZh": {
      "kind": "text"
    },
    "nameEn": {
      "kind": "text"
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "region": {
      "kind": "choice",
      "required": true,
      "dictionary": "region"
    },
    "managerUser": {
      "kind": "text"
    },
    "enabled": {
      "kind": "yesNo"
    }
  },
  "newsMastersAdd": {
    "title": {
      "kind": "text",
      "required": true
    },
    "summary": {
      "kind": "text"
    },
    "content": {
      "kind": "text",
      "required": true
    },
    "category": {
      "kind": "choice",
      "required": true,
      "dictionary": "news_category"
    },
    "language": {
      "kind": "choice",
      "dictionary": "language"
    },
    "author": {
      "kind": "text"
    },
    "publishTime": {
      "kind": "text"
    },
    "topFlag": {
      "kind": "yesNo"
    }
  },
  "partMastersAdd": {
    "partsCode": {
      "kind": "text",
      "required": true
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "specification": {
      "kind": "text"
    },
    "unit": {
      "kind": "choice",
      "required": true,
      "dictionary": "unit"
    },
    "weightKg": {
      "kind": "number",
      "decimals": 3
    },
    "size": {
      "kind": "text"
    },
    "minOrderMultiple": {
      "kind": "number"
    },
    "deliveryCycleDays": {
      "kind": "number"
    },
    "secondProducts": {
      "kind": "list",
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    },
    "applicableModels": {
      "kind": "list",
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    },
    "bugSystems": {
      "kind": "list",
      "codeOf": {
        "table": "bugSystem",
        "column": "code"
      }
    },
    "partsCategory": {
      "kind": "choice",
      "required": true,
      "dictionary": "parts_category"
    },
    "replacedBy": {
      "kind": "text"
    },
    "coreReturn": {
      "kind": "yesNo"
    },
    "serialised": {
      "kind": "yesNo"
    },
    "warrantyMonthsParts": {
      "kind": "number"
    },
    "supplierCode": {
      "kind": "text",
      "codeOf": {
        "table": "supplier",
        "column": "supplierCode"
      }
    },
    "costPrice": {
      "kind": "number",
      "decimals": 2
    },
    "hsCode": {
      "kind": "text"
    },
    "originCountry": {
      "kind": "choice",
      "dictionary": "country"
    },
    "enabled": {
      "kind": "yesNo"
    }
  },
  "partPricesAdd": {
    "partsCode": {
      "kind": "text",
      "required": true,
      "codeOf": {
        "table": "parts",
        "column": "partsCode"
      }
    },
    "currency": {
      "kind": "choice",
      "required": true,
      "dictionary": "currency"
    },
    "price": {
      "kind": "number",
      "required": true,
      "decimals": 2
    },
    "validFrom": {
      "kind": "date",
      "required": true
    },
    "validTo": {
      "kind": "date"
    }
  },
  "platformsAdd": {
    "code": {
      "kind": "text",
      "required": true
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "productTeam": {
      "kind": "choice",
      "required": true,
      "dictionary": "product_team"
    },
    "sortNo": {
      "kind": "number"
    },
    "enabled": {
      "kind": "yesNo"
    },
    "thirdProducts": {
      "kind": "list",
      "required": true,
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    }
  },
  "productMastersAdd": {
    "code": {
      "kind": "text",
      "required": true
    },
    "level": {
      "kind": "number",
      "required": true
    },
    "parentCode": {
      "kind": "text"
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "sortNo": {
      "kind": "number"
    },
    "enabled": {
      "kind": "yesNo"
    },
    "powerKw": {
      "kind": "number",
      "decimals": 1
    },
    "engineModel": {
      "kind": "text"
    },
    "vinCode": {
      "kind": "text"
    },
    "leadDays": {
      "kind": "number"
    }
  },
  "productTeamsAdd": {
    "code": {
      "kind": "text",
      "required": true
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "sortNo": {
      "kind": "number"
    },
    "enabled": {
      "kind": "yesNo"
    },
    "secondProducts": {
      "kind": "list",
      "required": true,
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    }
  },
  "salesGoalMastersAdd": {
    "year": {
      "kind": "number",
      "required": true
    },
    "dealerCode": {
      "kind": "text",
      "required": true,
      "codeOf": {
        "table": "dealer",
        "column": "dealerCode"
      }
    },
    "productTeam": {
      "kind": "choice",
      "required": true,
      "dictionary": "product_team"
    },
    "platform": {
      "kind": "choice",
      "dictionary": "platform"
    },
    "goalBasis": {
      "kind": "choice",
      "dictionary": "goal_basis"
    },
    "annualTarget": {
      "kind": "number",
      "required": true
    },
    "m1_target": {
      "kind": "number"
    },
    "m2_target": {
      "kind": "number"
    },
    "m3_target": {
      "kind": "number"
    },
    "m4_target": {
      "kind": "number"
    },
    "m5_target": {
      "kind": "number"
    },
    "m6_target": {
      "kind": "number"
    },
    "m7_target": {
      "kind": "number"
    },
    "m8_target": {
      "kind": "number"
    },
    "m9_target": {
      "kind": "number"
    },
    "m10_target": {
      "kind": "number"
    },
    "m11_target": {
      "kind": "number"
    },
    "m12_target": {
      "kind": "number"
    },
    "marketingDepartment": {
      "kind": "text"
    },
    "remark": {
      "kind": "text"
    }
  },
  "serviceAllowancesAdd": {
    "feeType": {
      "kind": "choice",
      "required": true,
      "dictionary": "service_fee_type"
    },
    "secondProduct": {
      "kind": "choice",
      "required": true,
      "dictionary": "product2"
    },
    "thirdProducts": {
      "kind": "list",
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    },
    "currency": {
      "kind": "choice",
      "required": true,
      "dictionary": "currency"
    },
    "validFrom": {
      "kind": "date",
      "required": true
    },
    "validTo": {
      "kind": "date"
    },
    "amount": {
      "kind": "number",
      "required": true,
      "decimals": 2
    },
    "enabled": {
      "kind": "yesNo"
    }
  },
  "serviceCodesAdd": {
    "hourCode": {
      "kind": "text",
      "required": true
    },
    "nameZh": {
      "kind": "text",
      "required": true
    },
    "nameEn": {
      "kind": "text",
      "required": true
    },
    "nameEs": {
      "kind": "text"
    },
    "nameRu": {
      "kind": "text"
    },
    "nameFr": {
      "kind": "text"
    },
    "namePt": {
      "kind": "text"
    },
    "bugSystem": {
      "kind": "text",
      "required": true,
      "codeOf": {
        "table": "bugSystem",
        "column": "code"
      }
    },
    "bugCodes": {
      "kind": "list",
      "codeOf": {
        "table": "bugCode",
        "column": "code"
      }
    },
    "thirdProducts": {
      "kind": "list",
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    },
    "standardHours": {
      "kind": "number",
      "required": true,
      "decimals": 2
    },
    "overlapGroup": {
      "kind": "text"
    },
    "diagnosis": {
      "kind": "yesNo"
    },
    "validFrom": {
      "kind": "date",
      "required": true
    },
    "enabled": {
      "kind": "yesNo"
    }
  },
  "suppliersAdd": {
    "supplierCode": {
      "kind": "text",
      "required": true
    },
    "supplierName": {
      "kind": "text",
      "required": true
    },
    "componentScope": {
      "kind": "text"
    },
    "contact": {
      "kind": "text"
    },
    "email": {
      "kind": "text"
    },
    "country": {
      "kind": "choice",
      "dictionary": "country"
    },
    "recoveryPct": {
      "kind": "number",
      "decimals": 2
    },
    "enabled": {
      "kind": "yesNo"
    }
  },
  "trainingMastersAdd": {
    "title": {
      "kind": "text",
      "required": true
    },
    "topics": {
      "kind": "list",
      "required": true
    },
    "method": {
      "kind": "choice",
      "required": true,
      "dictionary": "training_method"
    },
    "level": {
      "kind": "choice",
      "required": true,
      "dictionary": "training_level"
    },
    "secondProduct": {
      "kind": "choice",
      "dictionary": "product2"
    },
    "language": {
      "kind": "choice",
      "required": true,
      "dictionary": "language"
    },
    "country": {
      "kind": "choice",
      "dictionary": "country"
    },
    "region": {
      "kind": "text"
    },
    "location": {
      "kind": "text"
    },
    "startDate": {
      "kind": "date",
      "required": true
    },
    "endDate": {
      "kind": "date",
      "required": true
    },
    "registrationDeadline": {
      "kind": "text",
      "required": true
    },
    "capacity": {
      "kind": "number",
      "required": true
    },
    "maxPerDealer": {
      "kind": "number"
    },
    "lecturer": {
      "kind": "text"
    },
    "organiser": {
      "kind": "text",
      "required": true
    },
    "expenses": {
      "kind": "number",
      "decimals": 2
    },
    "currency": {
      "kind": "choice",
      "dictionary": "currency"
    },
    "expenseBearer": {
      "kind": "choice",
      "dictionary": "expense_bearer"
    },
    "passScore": {
      "kind": "number"
    },
    "targetScope": {
      "kind": "choice",
      "required": true,
      "dictionary": "target_scope"
    },
    "targetIds": {
      "kind": "list"
    },
    "content": {
      "kind": "text"
    },
    "prerequisites": {
      "kind": "text"
    }
  },
  "vehicleMastersAdd": {
    "vin": {
      "kind": "text",
      "required": true
    },
    "engineNo": {
      "kind": "text",
      "required": true
    },
    "engineModel": {
      "kind": "text"
    },
    "fourthProduct": {
      "kind": "text",
      "required": true
    },
    "materialCode": {
      "kind": "text"
    },
    "config": {
      "kind": "text"
    },
    "color": {
      "kind": "text"
    },
    "power": {
      "kind": "number"
    },
    "productionDate": {
      "kind": "date",
      "required": true
    },
    "shipDate": {
      "kind": "date"
    },
    "dealerCode": {
      "kind": "text",
      "required": true
    },
    "subDealerCode": {
      "kind": "text"
    },
    "vehicleOrderNo": {
      "kind": "text"
    },
    "contractNo": {
      "kind": "text"
    },
    "certificateNo": {
      "kind": "text"
    },
    "keyNo": {
      "kind": "text"
    }
  },
  "vehicleOrderMastersAdd": {
    "dealerCode": {
      "kind": "text"
    },
    "orderType": {
      "kind": "choice",
      "dictionary": "order_type"
    },
    "contractNo": {
      "kind": "text"
    },
    "contractSigningDate": {
      "kind": "date"
    },
    "deliveryMethod": {
      "kind": "choice",
      "dictionary": "delivery_method"
    },
    "tradeTerm": {
      "kind": "choice",
      "dictionary": "incoterm"
    },
    "destinationPort": {
      "kind": "text"
    },
    "currency": {
      "kind": "choice",
      "dictionary": "currency"
    },
    "depositRatio": {
      "kind": "number",
      "decimals": 2
    },
    "expectedShipDate": {
      "kind": "date"
    },
    "salesBy": {
      "kind": "text"
    },
    "remark": {
      "kind": "text"
    },
    "lines": {
      "kind": "list"
    }
  },
  "vehiclePricesAdd": {
    "fourthProduct": {
      "kind": "text",
      "required": true,
      "codeOf": {
        "table": "product",
        "column": "code"
      }
    },
    "currency": {
      "kind": "choice",
      "required": true,
      "dictionary": "currency"
    },
    "price": {
      "kind": "number",
      "required": true,
      "decimals": 2
    },
    "validFrom": {
      "kind": "date",
      "required": true
    },
    "validTo": {
      "kind": "date"
    }
  },
  "warrantyPoliciesAdd": {
    "productCode": {
      "kind": "text",
      "required": true
    },
    "validFrom": {
      "kind": "date",
      "required": true
    },
    "months": {
      "kind": "number",
      "required": true
    },
    "hours": {
      "kind": "number"
    },
    "noHours": {
      "kind": "yesNo"
    },
    "mainMonths": {
      "kind": "number"
    },
    "mainHours": {
      "kind": "number"
    }
  },
  "reportAdministrationAdd": {
    "code": {
      "kind": "text",
      "required": true
    },
    "source": {
      "kind": "text",
      "required": true
    },
    "name": {
      "kind": "text",
      "required": true
    },
    "status": {
      "kind": "number",
      "required": true
    },
    "fixedFilter": {
      "kind": "text",
      "required": true
    },
    "sortField": {
      "kind": "text",
      "required": true
    },
    "sortOrder": {
      "kind": "text",
      "required": true
    },
    "fields": {
      "kind": "list",
      "required": true
    }
  },
  "categoriesAdd": {
    "name": {
      "kind": "text",
      "required": true
    },
    "sortNo": {
      "kind": "number",
      "required": true
    },
    "pid": {
      "kind": "text",
      "required": true
    }
  },
  "checkRuleAdministrationAdd": {
    "ruleCode": {
      "kind": "text",
      "required": true
    },
    "pattern": {
      "kind": "text",
      "required": true
    },
    "messageZh": {
      "kind": "text",
      "required": true
    },
    "messageEn": {
      "kind": "text",
      "required": true
    },
    "messageEs": {
      "kind": "text",
      "required": true
    },
    "messageRu": {
      "kind": "text",
      "required": true
    },
    "messageFr": {
      "kind": "text",
      "required": true
    },
    "messagePt": {
      "kind": "text",
      "required": true
    },
    "description": {
      "kind": "text"
    }
  },
  "dictionaryAdministrationAdd": {
    "dictCode": {
      "kind": "text",
      "required": true
    },
    "dictName": {
      "kind": "text",
      "required": true
    },
    "items": {
      "kind": "list",
      "required": true
    }
  },
  "lowAppsAdd": {
    "appId": {
      "kind": "text",
      "required": true
    },
    "name": {
      "kind": "text",
      "required": true
    },
    "kind": {
      "kind": "text",
      "required": true
    },
    "target": {
      "kind": "text",
      "required": true
    },
    "roleCodes": {
      "kind": "list"
    },
    "callPrefixes": {
      "kind": "text"
    },
    "icon": {
      "kind": "choice",
      "dictionary": "menu_icon"
    },
    "status": {
      "kind": "number",
      "required": true
    }
  },
  "positionsAdd": {
    "code": {
      "kind": "text",
      "required": true
    },
    "name": {
      "kind": "text",
      "required": true
    },
    "rank": {
      "kind": "text"
    }
  },
  "rolesAdd": {
    "roleName": {
      "kind": "text",
      "required": true
    },
    "description": {
      "kind": "text"
    },
    "dataScope": {
      "kind": "text",
      "required": true
    },
    "permissions": {
      "kind": "list",
      "required": true
    },
    "roleCode": {
      "kind": "text",
      "required": true
    }
  },
  "sysDepartsAdd": {
    "departName": {
      "kind": "text",
      "required": true
    },
    "sortNo": {
      "kind": "number",
      "required": true
    },
    "phone": {
      "kind": "text"
    },
    "status": {
      "kind": "number",
      "required": true
    },
    "orgType": {
      "kind": "choice",
      "dictionary": "org_type"
    },
    "address": {
      "kind": "text"
    },
    "managerIds": {
      "kind": "list"
    },
    "pid": {
      "kind": "text",
      "required": true
    }
  },
  "usersAdd": {
    "realname": {
      "kind": "text",
      "required": true
    },
    "sex": {
      "kind": "text"
    },
    "phone": {
      "kind": "text"
    },
    "email": {
      "kind": "text"
    },
    "workNo": {
      "kind": "text"
    },
    "positionId": {
      "kind": "text"
    },
    "userType": {
      "kind": "text",
      "required": true
    },
    "departIds": {
      "kind": "list",
      "required": true
    },
    "roleIds": {
      "kind": "list",
      "required": true
    },
    "marketGroups": {
      "kind": "list"
    },
    "language": {
      "kind": "text"
    },
    "timezone": {
      "kind": "text"
    },
    "username": {
      "kind": "text",
      "required": true
    }
  }
} as const;
