import { defineForm } from '../definition/form-definition.ts'

// A form in Arabic, for the stories from right to left. It has no stories of its own.

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
