import type { FeedbackType } from '../../src/generated/types.gen.ts';

/** What dealers ask, in their own language, and what the maker answers. */
type Question = readonly [title: string, content: string, answer: string];

/** By dealer. */
export const questions: Readonly<Record<FeedbackType, Readonly<Record<'D001' | 'D002' | 'D003' | 'D004', Question>>>> = {
  parts_supply: {
    D001: [
      'Faltan filtros de aceite para la serie TT',
      'Desde octubre no recibimos filtros de aceite. ¿Cuándo llega el próximo envío?',
      'El envío sale el martes por avión; recibirá el número de guía.',
    ],
    D002: [
      'Задержка ремней вариатора',
      'Ремни заказаны три недели назад, клиенты ждут в поле. Когда отгрузка?',
      'Ремни отгружены сегодня, трек-номер отправлен вам сообщением.',
    ],
    D003: [
      'Rupture de courroies',
      'Nous n’avons plus de courroies depuis deux semaines. Quand serons-nous livrés ?',
      'La livraison part lundi de notre entrepôt, comptez huit jours.',
    ],
    D004: [
      'Falta de filtros de ar',
      'A poeira consome muitos filtros. Podem aumentar a quantidade mensal?',
      'Sim, passámos o envio mensal para o dobro a partir deste mês.',
    ],
  },
  service_complaint: {
    D001: [
      'Revisión de reclamo muy lenta',
      'Un reclamo lleva más de veinte días en revisión y el cliente pregunta todos los días.',
      'Lo revisamos hoy con prioridad. Disculpe la demora.',
    ],
    D002: ['Нет ответа по гарантии двигателя', 'По замене двигателя нет решения уже две недели.', 'Решение принято, рекламация одобрена сегодня утром.'],
    D003: ['Technicien injoignable', 'Le technicien de la hotline ne répond pas le matin.', 'La hotline est désormais ouverte dès 7 h, heure d’Abidjan.'],
    D004: ['Peça errada enviada em garantia', 'Recebemos uma bomba de outro modelo.', 'A bomba correta segue amanhã; a errada pode ser devolvida sem custos.'],
  },
  suggestion: {
    D001: ['Manual de taller en el portal', 'Sería útil abrir el manual desde la ficha de la máquina.', 'Buena idea, la incluimos en el plan del próximo año.'],
    D002: ['Фильтр по хозяйству', 'Удобно было бы искать машины по имени владельца.', 'Спасибо, предложение передано разработчикам.'],
    D003: ['Formation en français', 'Pouvez-vous proposer la formation hydraulique en français ?', 'Une session en français est prévue au printemps.'],
    D004: ['Catálogo em papel', 'Nas fazendas não há internet; um catálogo impresso ajudaria.', 'Podemos enviar um PDF pronto para imprimir por cada modelo.'],
  },
  portal_bug: {
    D001: [
      'Las fotos tardan en subir',
      'Con internet del campo las fotos del reclamo tardan minutos.',
      'Las fotos se reducen ahora antes de subir. ¿Puede probar de nuevo?',
    ],
    D002: ['Отчёт не открывается на телефоне', 'Таблица уходит за край экрана телефона.', 'Исправлено: на телефоне строки показываются карточками.'],
    D003: ['Mot de passe refusé', 'Le nouveau mot de passe d’un collègue est refusé.', 'Le compte était verrouillé, il est de nouveau ouvert.'],
    D004: [
      'Datas trocadas na exportação',
      'No Excel as datas aparecem com o dia e o mês trocados.',
      'As células são datas reais; mude o formato regional da folha.',
    ],
  },
  finance: {
    D001: [
      'Diferencia en el estado de cuenta',
      'El total del mes no coincide con nuestros reclamos pagados.',
      'La diferencia es un reclamo pagado el mes siguiente; le enviamos el detalle.',
    ],
    D002: ['Дата оплаты акта', 'Когда будет оплачен акт за прошлый месяц?', 'Оплата назначена на пятницу.'],
    D003: ['Facture de transport', 'À qui envoyer la facture de transport des pièces ?', 'Joignez-la à la réclamation ; elle est réglée avec le relevé.'],
    D004: ['Moeda do extrato', 'O extrato está em dólares. É possível em euros?', 'A moeda é a do contrato; uma mudança exige um aditamento.'],
  },
  other: {
    D001: ['Visita de la planta', '¿Es posible visitar la planta con dos clientes en marzo?', 'Con gusto, nuestro equipo de ventas le propone fechas.'],
    D002: ['Баннеры для выставки', 'Нужны баннеры для весенней выставки.', 'Макеты отправлены, печать на месте.'],
    D003: ['Nouvelle adresse', 'Notre atelier déménage le mois prochain.', 'Merci, l’adresse sera changée à la date indiquée.'],
    D004: ['Uniformes para mecânicos', 'Podemos encomendar uniformes com o logótipo?', 'Sim, envie os tamanhos e as quantidades.'],
  },
};
