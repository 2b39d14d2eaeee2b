// Written by generateSlots.ts from the contract; do not edit.

/** Slots for files by the table of their records, in the order of the form. */
export const slots = {
  "arrival_accept": {
    "platePhoto": {
      "takes": [
        "image"
      ]
    },
    "enginePlatePhoto": {
      "takes": [
        "image"
      ]
    },
    "hourMeterPhoto": {
      "takes": [
        "image"
      ]
    },
    "exteriorPhoto": {
      "takes": [
        "image"
      ]
    },
    "damagePhoto": {
      "takes": [
        "image"
      ]
    },
    "packingPhoto": {
      "takes": [
        "image"
      ]
    },
    "carrierReport": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "signature": {
      "takes": [
        "image"
      ]
    }
  },
  "arrival_accept_item": {
    "itemPhoto": {
      "takes": [
        "image"
      ],
      "most": 3
    }
  },
  "service_campaign": {
    "bulletin": {
      "takes": [
        "pdf",
        "office",
        "image"
      ]
    },
    "drawings": {
      "takes": [
        "image",
        "pdf",
        "office",
        "archive"
      ]
    }
  },
  "dealer": {
    "licence": {
      "takes": [
        "image",
        "pdf"
      ],
      "most": 10
    }
  },
  "dealer_payment": {
    "paymentProof": {
      "takes": [
        "image",
        "pdf"
      ],
      "most": 10
    }
  },
  "document_post": {
    "attachments": {}
  },
  "extend_insurance": {
    "hourMeterPhoto": {
      "takes": [
        "image"
      ]
    },
    "machinePhoto": {
      "takes": [
        "image"
      ]
    },
    "contractScan": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "paymentProof": {
      "takes": [
        "image",
        "pdf"
      ]
    }
  },
  "feedback": {
    "attachments": {
      "most": 20
    }
  },
  "force_insurance": {
    "policyScan": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "vehicleLicence": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "platePhoto": {
      "takes": [
        "image"
      ]
    },
    "hourMeterPhoto": {
      "takes": [
        "image"
      ]
    },
    "workPhoto": {
      "takes": [
        "image"
      ]
    },
    "customerSignature": {
      "takes": [
        "image"
      ]
    },
    "oilPhoto": {
      "takes": [
        "image"
      ]
    }
  },
  "handover_train": {
    "handoverPhoto": {
      "takes": [
        "image"
      ]
    },
    "invoiceScan": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "customerSignature": {
      "takes": [
        "image"
      ]
    },
    "trainerSignature": {
      "takes": [
        "image"
      ]
    },
    "trainingPhoto": {
      "takes": [
        "image"
      ]
    },
    "idScan": {
      "takes": [
        "image",
        "pdf"
      ]
    }
  },
  "market_active": {
    "attachments": {
      "most": 20
    },
    "reportPhotos": {
      "takes": [
        "image"
      ],
      "most": 60
    },
    "invoices": {
      "takes": [
        "image",
        "pdf"
      ],
      "most": 20
    }
  },
  "market_info": {
    "attachments": {
      "most": 20
    }
  },
  "monthly_collect_receipts": {
    "signedFile": {
      "takes": [
        "image",
        "pdf"
      ]
    }
  },
  "news": {
    "coverImage": {
      "takes": [
        "image"
      ],
      "most": 1
    },
    "attachments": {
      "most": 20
    }
  },
  "public_notice": {
    "attachments": {}
  },
  "packing_list": {
    "invoice": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "billOfLading": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "certificateOfOrigin": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "boxPhotos": {
      "takes": [
        "image"
      ]
    }
  },
  "parts": {
    "picture": {
      "takes": [
        "image"
      ]
    }
  },
  "parts_arrival": {
    "deliveryNotePhoto": {
      "takes": [
        "image",
        "pdf"
      ],
      "most": 20
    },
    "damagePhoto": {
      "takes": [
        "image"
      ],
      "most": 20
    }
  },
  "parts_claim": {
    "partsPhoto": {
      "takes": [
        "image"
      ],
      "most": 20
    },
    "boxPhoto": {
      "takes": [
        "image"
      ],
      "most": 20
    },
    "labelPhoto": {
      "takes": [
        "image"
      ],
      "most": 20
    },
    "carrierReport": {
      "takes": [
        "image",
        "pdf"
      ],
      "most": 5
    }
  },
  "parts_order": {
    "contractScan": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "freightInvoice": {
      "takes": [
        "image",
        "pdf"
      ]
    }
  },
  "prod_upgrade_suggest": {
    "attachments": {
      "most": 20
    }
  },
  "service_fee": {
    "proof": {
      "takes": [
        "image",
        "pdf"
      ]
    }
  },
  "sub_dealer": {
    "shopPhotos": {
      "takes": [
        "image"
      ],
      "most": 10
    },
    "licence": {
      "takes": [
        "image",
        "pdf"
      ],
      "most": 10
    }
  },
  "train_apply": {
    "attachments": {
      "most": 20
    }
  },
  "train_plan": {
    "materials": {}
  },
  "used_parts_handle": {
    "tagPhoto": {
      "takes": [
        "image"
      ]
    },
    "packingPhoto": {
      "takes": [
        "image"
      ]
    },
    "scrapPhoto": {
      "takes": [
        "image"
      ]
    },
    "scrapVideo": {
      "takes": [
        "video"
      ],
      "most": 1
    },
    "freightInvoice": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "deliveryProof": {
      "takes": [
        "image",
        "pdf"
      ]
    }
  },
  "vehicle_order": {
    "contractScan": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "shippingDocs": {
      "takes": [
        "image",
        "pdf",
        "office"
      ]
    }
  },
  "warranty_claim": {
    "vehiclePlatePhoto": {
      "takes": [
        "image"
      ]
    },
    "workingHoursPhoto": {
      "takes": [
        "image"
      ]
    },
    "defectivePartsPhoto": {
      "takes": [
        "image"
      ]
    },
    "newPartsPhoto": {
      "takes": [
        "image"
      ]
    },
    "enginePlatePhoto": {
      "takes": [
        "image"
      ]
    },
    "mileagePhoto": {
      "takes": [
        "image"
      ]
    },
    "invoiceScan": {
      "takes": [
        "image",
        "pdf"
      ]
    },
    "video": {
      "takes": [
        "video"
      ]
    },
    "signature": {
      "takes": [
        "image"
      ]
    }
  }
} as const;
