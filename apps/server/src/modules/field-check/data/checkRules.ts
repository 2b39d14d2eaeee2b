import type { SixTexts } from '../../../shared/messages/sixTexts.ts';

/** Rules that are asked by their code. No pattern repeats a repetition, so that each takes linear time. */
export const checkRules: readonly { ruleCode: string; pattern: string; message: SixTexts }[] = [
  {
    ruleCode: 'mobile',
    pattern: '^1[3-9]\\d{9}$',
    message: [
      '请输入正确的手机号',
      'Enter a valid mobile number',
      'Escriba un número de móvil válido',
      'Введите правильный номер мобильного телефона',
      'Saisissez un numéro de mobile valide',
      'Digite um número de celular válido',
    ],
  },
  {
    ruleCode: 'username',
    pattern: '^\\w{4,18}$',
    message: [
      '用户名为4-18位字母、数字或下划线',
      'Use 4 to 18 letters, digits or underscores',
      'Use de 4 a 18 letras, cifras o guiones bajos',
      'От 4 до 18 букв, цифр или знаков подчёркивания',
      'Utilisez 4 à 18 lettres, chiffres ou traits de soulignement',
      'Use de 4 a 18 letras, algarismos ou sublinhados',
    ],
  },
  {
    ruleCode: 'vin',
    pattern: '^[A-HJ-NPR-Z0-9]{17}$',
    message: [
      'VIN须为17位且不含I、O、Q',
      'VIN must have 17 characters without I, O, Q',
      'El VIN debe tener 17 caracteres sin I, O, Q',
      'VIN состоит из 17 знаков без I, O, Q',
      'Le VIN doit avoir 17 caractères sans I, O, Q',
      'O VIN deve ter 17 caracteres sem I, O, Q',
    ],
  },
  {
    ruleCode: 'bank_card',
    pattern: '^\\d{10,20}$',
    message: [
      '银行卡号为10-20位数字',
      'A bank card number has 10 to 20 digits',
      'El número de tarjeta tiene de 10 a 20 cifras',
      'Номер карты содержит от 10 до 20 цифр',
      'Un numéro de carte a 10 à 20 chiffres',
      'O número do cartão tem de 10 a 20 algarismos',
    ],
  },
  {
    ruleCode: 'role_code',
    pattern: '^[A-Z_]{2,50}$',
    message: [
      '角色编码由大写字母和下划线组成',
      'Use capital letters and underscores',
      'Use mayúsculas y guiones bajos',
      'Используйте заглавные буквы и знаки подчёркивания',
      'Utilisez des majuscules et des traits de soulignement',
      'Use letras maiúsculas e sublinhados',
    ],
  },
];
