import type { MarkupMessages } from '../markup/markup-messages.ts'

/** Texts in Japanese. */
export const messages: MarkupMessages = {
  place: '{count}枚中{n}枚目',
  unavailable: '画像を表示できません',
  stop: '自動再生を停止',
  start: '自動再生を開始',
  lightbox: '画像ビューアー',
  previous: '前へ',
  next: '次へ',
  play: '動画を再生',
  named: '{label}：{name}',
  zoom: '拡大',
  close: '閉じる',
  gallery: 'ギャラリー',
  carousel: 'カルーセル',
  slide: 'スライド',
  view: '原寸で表示',
  preview: 'プレビュー',
  choose: '画像を選択',
}
