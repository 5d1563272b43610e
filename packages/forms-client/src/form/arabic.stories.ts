import { defineForm } from '../definition/form-definition.ts'
import type { Labels } from '../labels.ts'
import type { Messages } from '../messages.ts'

// A form in Arabic, for the stories from right to left. It has no stories of its own.

export const arabicMessages: Messages = {
  'form.submit.submitting': 'جارٍ الإرسال…',
  'form.banner.above': 'حدثت مشكلة في النموذج. مرّر إلى الأسفل لمراجعتها.',
  'form.banner.below': 'حدثت مشكلة في النموذج. مرّر إلى الأعلى لمراجعتها.',
  'form.error.invalid': 'حقل واحد أو أكثر غير صالح، يُرجى مراجعة إجاباتك.',
  'form.error.characterLimit': 'لقد تجاوزت الحد المسموح به من الأحرف.',
  'form.error.email': 'البريد الإلكتروني غير صالح. يجب أن يكون بالصيغة {email}.',
  'form.error.emailSample': 'user@domain.com',
  'form.error.captcha': 'أكمل اختبار CAPTCHA قبل الإرسال.',
  'form.error.submit': 'حدث خطأ أثناء معالجة النموذج. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'form.error.unknown': 'خطأ غير معروف، يُرجى المحاولة لاحقًا.',
  'form.error.key': 'تعذّر الحصول على مفتاح إرسال النموذج، يُرجى المحاولة لاحقًا.',
  'form.error.parse': 'تعذّرت قراءة حقول النموذج، يُرجى مراجعة إجاباتك.',
  'form.error.unauthorized': 'تعذّر إرسال النموذج. يُرجى المحاولة لاحقًا.',
  'form.error.notConfigured': 'لم يتم إعداد هذا النموذج بعد.',
  'form.error.rateLimit':
    'تعذّر إرسال النموذج. تم تجاوز الحد المسموح به من مرات الإرسال. يُرجى المحاولة لاحقًا.',
  'form.success.blocked': 'تم حفظ إجاباتك.',
  'form.error.server': 'تعذّر إرسال النموذج. يُرجى المحاولة لاحقًا.',
}

export const arabicLabels: Labels = {
  'form.name.first': 'الاسم الأول',
  'form.name.last': 'اسم العائلة',
  'form.date.month': 'الشهر',
  'form.date.day': 'اليوم',
  'form.date.year': 'السنة',
  'form.time.hour': 'الساعة',
  'form.time.minute': 'الدقيقة',
  'form.time.second': 'الثانية',
  'form.time.half': 'ص أو م',
  'form.time.am': 'ص',
  'form.time.pm': 'م',
  'form.address.line1': 'العنوان ١',
  'form.address.line2': 'العنوان ٢',
  'form.address.city': 'المدينة',
  'form.address.state': 'المحافظة',
  'form.address.zip': 'الرمز البريدي',
  'form.address.country': 'البلد',
  'form.phone.country': 'رمز البلد',
  'form.phone.area': 'رمز المنطقة',
  'form.phone.prefix': 'المقطع الأول',
  'form.phone.line': 'المقطع الثاني',
  'form.part.empty': '–',
  'form.select.empty': 'اختر إجابة',
  'form.required': 'مطلوب',
  'form.likert.stronglyDisagree': 'لا أوافق بشدة',
  'form.likert.disagree': 'لا أوافق',
  'form.likert.neutral': 'محايد',
  'form.likert.agree': 'أوافق',
  'form.likert.stronglyAgree': 'أوافق بشدة',
  'form.counter': '{count} / {max}',
  'form.submit': 'إرسال',
  'form.summary.empty': 'لا يوجد',
}

/** Refusal of an answer, in the words of the server. */
export const arabicRefusal = 'يُرجى مراجعة هذه الإجابة.'

/** Form with a field of each kind. */
export const arabicEveryKind = defineForm({
  id: 'arabic-every-kind',
  submissionText: 'شكرًا لك! سنرد عليك خلال يومين.',
  fields: [
    { id: 'name', kind: 'name', title: 'الاسم', required: true },
    { id: 'email', kind: 'email', title: 'البريد الإلكتروني', required: true },
    { id: 'phone', kind: 'phone', title: 'الهاتف', showCountryCode: true },
    { id: 'address', kind: 'address', title: 'عنوان التوصيل' },
    { id: 'about', kind: 'section', title: 'عن طلبك', description: 'أخبرنا بما تفكر فيه.' },
    { id: 'subject', kind: 'text', title: 'الموضوع', placeholder: 'كوب، وعاء…' },
    { id: 'message', kind: 'textarea', title: 'الرسالة', maxLength: 140 },
    { id: 'glaze', kind: 'radio', title: 'الطلاء', options: ['سيلادون', 'تنموكو', 'شينو'] },
    { id: 'extras', kind: 'checkbox', title: 'إضافات', options: ['تغليف هدية', 'بطاقة بخط اليد'] },
    { id: 'size', kind: 'select', title: 'المقاس', options: ['صغير', 'متوسط', 'كبير'] },
    { id: 'pieces', kind: 'number', title: 'عدد القطع' },
    { id: 'budget', kind: 'currency', title: 'الميزانية', description: 'باليورو.' },
    { id: 'date', kind: 'date', title: 'مطلوب قبل' },
    { id: 'time', kind: 'time', title: 'أفضل وقت للاتصال' },
    { id: 'website', kind: 'website', title: 'الموقع الإلكتروني' },
    { id: 'twitter', kind: 'twitter', title: 'اسم المستخدم' },
    { id: 'password', kind: 'password', title: 'كلمة مرور حسابك' },
    {
      id: 'opinion',
      kind: 'likert',
      title: 'ما رأيك في متجرنا؟',
      options: ['من السهل العثور على المنتجات', 'الصور مفيدة'],
    },
    { id: 'source', kind: 'hidden', key: 'utm_source', value: 'shop' },
  ],
})
