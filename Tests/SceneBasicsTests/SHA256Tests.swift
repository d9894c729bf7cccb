import Testing

@testable import SceneBasics

@Suite("SHA-256")
struct SHA256Tests {
  // The examples of FIPS 180-2 and of RFC 6234, in Base64.
  @Test(
    "Published examples come out",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func published(_ text: String, _ hash: String) {
    #expect(SHA256.base64(of: Array(text.utf8)) == hash)
  }

  @Test("A million letters come out, too")
  func long() {
    #expect(
      SHA256.base64(of: Array(repeating: 0x61, count: 1_000_000)) == "zcduXJkU+5KBocfihNc+Z/GAmkiklyAOBG05zMcRLNA=")
  }
}
