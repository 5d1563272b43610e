import type { Bakery } from './bakery.testing.ts'

/** The bakery's site in Arabic. */
export const arabicBakery: Bakery = {
  locale: 'ar-EG',
  editor: {
    schedule: 'جدولة',
    content: 'المحتوى',
    contents: { files: 'الملفات', video: 'الفيديو', code: 'الشفرة', orders: 'الطلبات', chart: 'المخطط' },
    settings: 'الإعدادات',
    tabs: { look: 'المظهر', page: 'الصفحة', add: 'إضافة', store: 'المتجر', forms: 'النماذج' },
    textOfThePage: 'نص الصفحة',
    colorOfHeadings: 'لون العناوين',
    add: 'إضافة إلى الصفحة',
    findTheShop: 'البحث عن المتجر',
    firstScreen: 'الشاشة الأولى',
    orderColumns: { id: 'الطلب', customer: 'العميل', bread: 'الخبز', total: 'الإجمالي' },
  },
  name: 'مخبز الميناء',
  page: 'خبزنا',
  text: `<h2>خبز يُخبز ليلًا</h2>
<p>نشعل فرننا في <strong>الثانية صباحًا</strong>. في السادسة تكون الأرغفة الأولى على الرف، وعند الظهر يكون معظمها قد نفد.
<a href="/order">اطلب خبزك</a> لليوم التالي.</p>
<ul><li><p>قمح كامل من الطاحونة على ضفة النهر</p></li><li><p>خميرة طبيعية ترتاح <em>ثلاثين ساعة</em></p></li></ul>`,
  popup: 'خبز الغد: اطلبه قبل السادسة.',
  carts: { empty: 'السلة فارغة', hasItems: 'السلة · رغيفان' },
  pages: [
    { href: '/', name: 'الرئيسية' },
    { href: '/order', name: 'الطلب' },
    { href: '/about', name: 'من نحن' },
  ],
  colors: ['القشرة', 'الجمر', 'حقل الشعير', 'قبل الفجر'],
  customers: ['ليلى', 'سامي', 'منى', 'يوسف', 'هدى'],
  breads: ['قمح كامل', 'خميرة طبيعية', 'شعير', 'بريوش'],
  sales: {
    series: ['قمح كامل', 'خميرة طبيعية', 'بريوش'],
    rows: [
      { label: 'الربيع', values: ['420', '310', '250'] },
      { label: 'الصيف', values: ['380', '450', '190'] },
      { label: 'الخريف', values: ['510', '390', '330'] },
      { label: 'الشتاء', values: ['560', '620', '480'] },
    ],
  },
  tags: ['خبز', 'كعك', 'ساعات العمل', 'وصفات', 'موسمي'],
  code: {
    label: 'ساعات العمل',
    html: `<section class="hours">
  <h3>ساعات العمل</h3>
  <!-- مغلق يوم الاثنين -->
  <p>من الثلاثاء إلى الأحد، <time>06:00</time> – <time>13:00</time></p>
</section>`,
  },
  email: {
    subject: 'طلب جديد',
    to: 'orders@harbour-bakery.example',
    body: 'طلب أحدهم خبزًا للغد.',
  },
  streets: [
    ['٤ شارع الميناء', 'الإسكندرية'],
    ['١١ شارع البحر', 'الإسكندرية'],
    ['٢ شارع الطاحونة', 'رشيد'],
  ],
  country: 'مصر',
  video: 'رغيف يختمر',
  pictures: ['قمح كامل.jpg', 'خميرة طبيعية.jpg', 'بريوش.jpg', 'الفرن.jpg', 'واجهة المتجر.jpg'],
  priceList: 'قائمة الأسعار.pdf',
  lists: [
    { id: 'news', name: 'أخبار المخبز' },
    { id: 'market', name: 'أيام السوق' },
  ],
  services: ['إشعارات الطلبات', 'طلبات التقييم'],
}
